"""What to say when a library that an adapter needs is not installed."""


def lacking(extra: str, error: ImportError) -> ImportError:
    return ImportError(
        f"trilobite.envs.{extra} needs {error.name}, which is not installed:"
        f" pip install 'trilobite[{extra}]'"
    )
