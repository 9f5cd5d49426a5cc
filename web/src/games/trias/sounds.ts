// The sound of each event.
import type { Sounds } from "../contract";

export const sounds: Sounds = {
  "trias-lifted": "put",
  "trias-drifted": "put",
  "trias-placed": "put",
  "trias-moved": "step",
  "trias-rescued": "step",
  "trias-came-ashore": "step",
  "trias-reproduced": "step",
  "trias-interim-scored": "crack",
  "trias-meteorite": "eruption",
};
