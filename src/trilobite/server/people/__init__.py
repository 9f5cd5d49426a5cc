"""Sessions and passwords: which person a request comes from.

Owns: session cookies, sessions, the hashing of passwords.
May import: `storage`, `common`.
"""
