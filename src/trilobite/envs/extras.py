"""The error for a library that an adapter needs and that is not installed."""

from importlib import import_module


def need(extra: str, *libraries: str) -> None:
    """Check that the libraries of an adapter are installed, before it imports them."""
    for library in libraries:
        try:
            import_module(library)
        except ImportError as error:
            raise lacking(extra, error) from error


def lacking(extra: str, error: ImportError) -> ImportError:
    return ImportError(
        f"trilobite.envs.{extra} needs {error.name}, which is not installed:"
        f" pip install 'trilobite[{extra}]'"
    )
