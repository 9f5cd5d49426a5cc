"""What to say when a library that an adapter needs is not installed."""

from importlib import import_module


def need(extra: str, *libraries: str) -> None:
    """Each adapter asks for its libraries before anything else of it is imported."""
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
