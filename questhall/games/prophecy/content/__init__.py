"""What is printed on the components: the files here and how they are read."""
