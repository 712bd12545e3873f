"""`make release`: a wheel that was looked into, installed into an empty environment, and played there."""
