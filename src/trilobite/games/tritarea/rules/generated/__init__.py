"""Code that follows from `fields.py` and `model.py`: do not edit."""
