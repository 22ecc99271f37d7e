"""What tests run the program against instead of the world."""
