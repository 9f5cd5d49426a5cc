"""`python -m trilobite.server` is `trilobite serve`."""

from trilobite.server.serve import serve

if __name__ == "__main__":  # the processes of the bots import this module too
    serve()
