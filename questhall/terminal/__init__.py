"""Any registered game at the terminal: board, numbered options, reasons, undo, save, hot-seat."""

from questhall.terminal.table import Left, Table, has_picture

__all__ = ["Left", "Table", "has_picture"]
