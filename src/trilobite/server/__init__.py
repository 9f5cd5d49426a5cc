"""The web service: tables, seats, live updates, storage. It knows no rules."""
