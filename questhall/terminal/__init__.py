"""Any registered game at the terminal: board, numbered options, reasons, undo, save, hot-seat."""

from questhall.terminal.table import Left, TerminalTable

__all__ = ["Left", "TerminalTable"]
