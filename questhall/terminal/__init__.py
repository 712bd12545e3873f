"""Any registered game at the terminal: board, numbered options, reasons, undo, save, hot-seat."""

from questhall.terminal.table import Left, Table

__all__ = ["Left", "Table"]
