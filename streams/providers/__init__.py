"""The proposers: what they say is a claim, never a verdict. Importing this package imports no provider's client."""
