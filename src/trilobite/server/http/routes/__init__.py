"""The routes of the API, one module per subject.

Owns: addresses, methods and status codes; what a request does is decided below.
May import: what `http` may import, and the other modules of `http` except `app`.
"""
