"""`python -m trilobite.server` is `trilobite serve`."""

from trilobite.server.cli.serve import serve

if __name__ == "__main__":  # the bot processes import this module too
    serve()
