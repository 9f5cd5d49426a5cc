import { ANIMALS, MEDALS } from "./shapes";

/** The medal of a colour (--p1 to --p6) stands for a person, so that colour is never the only cue. */
export function shapeOf(colour: number): string {
  return (MEDALS[colour] ?? MEDALS[0])?.id ?? "";
}

/** The animal of a colour: its herds. Its symbol is 54 × 42 units large. */
export function animalOf(colour: number): string {
  return (ANIMALS[colour] ?? ANIMALS[0])?.id ?? "";
}

/** The height of an animal's symbol, if its width is 1. */
export const ANIMAL_HEIGHT = 42 / 54;

/** The catalogue's words for the colours. */
export const COLOURS = ["orange", "blue", "yellow", "green", "purple", "black"] as const;

export function colourKey(colour: number): string {
  return `web-colour-${COLOURS[colour] ?? COLOURS[0]}`;
}
