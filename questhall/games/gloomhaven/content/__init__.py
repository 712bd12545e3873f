"""The components of the box, read from the files here."""
