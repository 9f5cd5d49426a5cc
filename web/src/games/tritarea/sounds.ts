// The sound of each event.
import type { Sounds } from "../contract";

export const sounds: Sounds = {
  "tritarea-card-played": "put",
  "tritarea-card-played-faceless": "put",
  "tritarea-built": "block",
};
