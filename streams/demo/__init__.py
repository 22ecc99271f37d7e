"""A small thesis to try the program on."""
