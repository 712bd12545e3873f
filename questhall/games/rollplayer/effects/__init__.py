"""Cards that the notation of the content files cannot say: one small function a card."""
