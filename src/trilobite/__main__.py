"""`python -m trilobite` is the `trilobite` command."""

from trilobite.cli import main

main(prog_name="trilobite")
