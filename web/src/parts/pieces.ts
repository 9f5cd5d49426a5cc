/** The shapes of the colours --p1 to --p6, so that colour is never the only cue. */
export const SHAPES = ["disc", "slab", "tooth", "crystal", "bone", "star"] as const;

export function shapeOf(colour: number): string {
  return SHAPES[colour] ?? SHAPES[0];
}

/** The catalogue's words for the colours. */
export const COLOURS = ["orange", "blue", "yellow", "green", "purple", "black"] as const;

export function colourKey(colour: number): string {
  return `web-colour-${COLOURS[colour] ?? COLOURS[0]}`;
}
