// The sound of each event.
import type { Sounds } from "../contract";

export const sounds: Sounds = {
  "terror-tile-taken": "put",
  "terror-tile-played": "put",
  "terror-card-played": "put",
  "terror-dinos-added": "step",
  "terror-group-moved": "step",
  "terror-group-scattered": "step",
  "terror-hatch-played": "step",
  "terror-predator-moved": "predator",
  "terror-volcano-placed": "eruption",
};
