"""Values for the placeholders in composed message keys."""

words = {"terror-result-{}": ["points", "dinos", "primary", "secondary", "tertiary"]}
