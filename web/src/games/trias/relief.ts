// What grows and rises on a landscape, as paths in units of a hex. It stays at the rim of the tile,
// so that the middle is quiet for the herds. Each landscape has two forms, so that a land does not
// look like a pattern.
import { fixed } from "./geometry";
import type { Landscape } from "./view";

export interface Layer {
  d: string;
  /** A class of `Reliefs`. */
  look: string;
}

export const FORMS = 2;

/** The form of a tile. */
export function formOf(tile: number): number {
  return tile % FORMS;
}

const UNIT = 1 / 36;
const at = (x: number, y: number) => `${fixed(x * UNIT)} ${fixed(y * UNIT)}`;

/** Middle of the foot, height and half of the width. */
const PEAKS = [[-14, -9, 17, 12], [11, -12, 20, 13], [-1, -17, 15, 10], [0, 24, 12, 10]] as const;
const TUFTS = [[-21, -14], [20, -13], [-2, 4], [-24, 2], [24, 4], [-9, 22], [11, 25], [-13, -22], [13, -24], [1, 14]] as const;
/** Middle and radius. */
const TREES = [
  [0, -26, 5.5], [-10, -23, 5], [10, -22, 5.5], [-25, -6, 5], [25, -4, 5.5], [-24, 6, 5.5], [24, 8, 5],
  [-1, -3, 4.6], [4, 3, 5], [-5, 4, 4.6], [-10, 25, 5], [11, 25, 5], [0, 28, 5],
] as const;

/** The second form is mirrored. */
const sides = (form: number) => (form === 0 ? 1 : -1);

/** A small shift, always the same for the same plant. */
function shift(index: number, form: number, most: number): number {
  return (((index * 53 + form * 29) % 17) / 17) * most;
}

function mountain(form: number): Layer[] {
  const peaks = PEAKS.map(([x, y, high, wide]) => ({ x: x * sides(form), y, high, wide }));
  const foot = peaks.map(({ x, y, high, wide }) => `M${at(x - wide, y)}L${at(x, y - high)}L${at(x + wide, y)}Z`);
  const light = peaks.map(({ x, y, high, wide }) => `M${at(x - wide, y)}L${at(x, y - high)}L${at(x - wide * 0.1, y)}Z`);
  const snow = peaks.map(({ x, y, high, wide }) => {
    const way: [number, number][] = [[-0.36, -0.62], [0, -1], [0.34, -0.64], [0.08, -0.5], [-0.1, -0.66]];
    return `M${way.map(([right, down]) => at(x + wide * right, y + high * down)).join("L")}Z`;
  });
  return [{ d: foot.join(""), look: "slope" }, { d: light.join(""), look: "light" }, { d: snow.join(""), look: "snow" }];
}

function steppe(form: number): Layer[] {
  const tufts = TUFTS.map(([right, down], index) => {
    const [x, y] = [right * sides(form) + shift(index, form, 3), down + shift(index + 5, form, 3)];
    return `M${at(x - 4, y - 4)}Q${at(x - 1.5, y - 2)} ${at(x - 0.5, y)}M${at(x, y - 6)}L${at(x, y)}M${at(x + 4, y - 4)}Q${at(x + 1.5, y - 2)} ${at(x + 0.5, y)}`;
  });
  return [{ d: tufts.join(""), look: "grass" }];
}

function woods(form: number): Layer[] {
  const trees = TREES.map(([right, down, r], index) => ({ x: right * sides(form) + shift(index, form, 2), y: down + shift(index + 5, form, 2), r }));
  const crowns = trees.map(({ x, y, r }) => disc(x, y, r));
  const light = trees.map(({ x, y, r }) => disc(x - r * 0.25, y - r * 0.32, r * 0.58));
  return [{ d: crowns.join(""), look: "crowns" }, { d: light.join(""), look: "leaves" }];
}

function disc(x: number, y: number, radius: number): string {
  const r = fixed(radius * UNIT);
  const width = fixed(2 * radius * UNIT);
  return `M${at(x - radius, y)}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 -${width} 0Z`;
}

const RELIEFS: Record<Landscape, (form: number) => Layer[]> = { mountain, steppe, woods };

export function reliefOf(landscape: Landscape, form: number): Layer[] {
  return RELIEFS[landscape](form);
}
