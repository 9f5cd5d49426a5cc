// What grows and rises on the four environments. All plants of an area are one path for each colour, so
// that the land has few nodes. They stay at the rim, and the middle is quiet for the herds.
import { fixed, type Point } from "./layout";
import type { Environment } from "./view";

export interface Layer {
  d: string;
  /** A class of `Relief`. */
  look: string;
}

/** A plant: its place, its size, and which of two kinds it is. */
export interface Plant extends Point {
  size: number;
  isOther: boolean;
}

const to = (x: number, y: number) => `${fixed(x)} ${fixed(y)}`;
const disc = (x: number, y: number, rx: number, ry: number) =>
  `M${to(x - rx, y)}a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(2 * rx)} 0a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(-2 * rx)} 0Z`;

type Draw = (plant: Plant) => string;
const crown: Draw = ({ x, y, size }) => disc(x, y, 6 * size, 5.5 * size);
const leaves: Draw = ({ x, y, size }) => disc(x - 1.5 * size, y - 2 * size, 3.6 * size, 3 * size);
const slope: Draw = ({ x, y, size }) => `M${to(x - 9 * size, y + 4)}L${to(x, y - 13 * size)}L${to(x + 9 * size, y + 4)}Z`;
const sunny: Draw = ({ x, y, size }) => `M${to(x - 9 * size, y + 4)}L${to(x, y - 13 * size)}L${to(x - size, y + 4)}Z`;
const dune: Draw = ({ x, y, size: z }) => `M${to(x - 12 * z, y)}q${to(6 * z, -6 * z)} ${to(12 * z, 0)}t${to(12 * z, 0)}`;
const cactus: Draw = ({ x, y }) => `M${to(x, y + 4)}V${fixed(y - 8)}M${to(x - 5, y - 5)}V${fixed(y - 2)}H${fixed(x)}M${to(x + 5, y - 7)}V${fixed(y - 3)}H${fixed(x)}`;
const pool: Draw = ({ x, y, size }) => disc(x, y, 12 * size, 4.5 * size);
const glint: Draw = ({ x, y, size }) => `M${to(x - 6 * size, y)}h${fixed(8 * size)}`;
const reed: Draw = ({ x, y }) =>
  `M${to(x, y + 4)}V${fixed(y - 9)}M${to(x - 4, y + 4)}Q${to(x - 4, y - 2)} ${to(x - 7, y - 6)}M${to(x + 4, y + 4)}Q${to(x + 4, y - 2)} ${to(x + 7, y - 6)}`;

export function reliefOn(environment: Environment, plants: readonly Plant[]): Layer[] {
  const draw = (look: string, one: Draw, those = plants): Layer => ({ look, d: those.map(one).join("") });
  const others = plants.filter(({ isOther }) => isOther);
  const usual = plants.filter(({ isOther }) => !isOther);
  switch (environment) {
    case "forest":
      return [draw("crowns", crown), draw("leaves", leaves)];
    case "mountains":
      return [draw("slopes", slope), draw("sunny", sunny)];
    case "desert":
      return [draw("dunes", dune, usual), draw("cacti", cactus, others)];
    case "swamp":
      return [draw("pools", pool, others), draw("glints", glint, others), draw("reeds", reed, usual)];
  }
}

/** Numbers from 0 to 1 that look like chance and are always the same. */
export function scatter(seed: number): () => number {
  let value = seed;
  return () => (value = (value * 16807) % 2147483647) / 2147483647;
}
