"""Values for the placeholders in composed message keys."""

words = {
    "trias-fact-legend-{}": ["swimmers", "sea", "spent", "surplus"],
    "{}-refusal-{}": ["placing", "choose-card", "lifting", "drifting", "acting"],
    "{}-result-{}": ["points", "stock", "masses", "shared"],
}
