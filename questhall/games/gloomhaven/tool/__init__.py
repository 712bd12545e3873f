"""What helps at a real table: commands and questions over HTTP, found by name (`questhall/games/tools.py`)."""
