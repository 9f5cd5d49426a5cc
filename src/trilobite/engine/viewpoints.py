"""The former place of `Viewpoint`, which games of earlier versions import."""

from trilobite.engine.tables import Viewpoint, read_viewpoint, viewpoint_of

__all__ = ["Viewpoint", "read_viewpoint", "viewpoint_of"]
