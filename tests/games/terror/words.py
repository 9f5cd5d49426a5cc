"""What the gaps of keys that are put together can become."""

words = {"terror-result-{}": ["points", "dinos", "primary", "secondary", "tertiary"]}
