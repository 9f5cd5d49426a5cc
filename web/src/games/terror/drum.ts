// A herd stands on its habitat as a drum: one layer for each Dino, and a lid with animal and number.
import { ellipse, fixed, type Point, type Slot } from "./layout";

/** More Dinos than this make no higher drum. */
export const MOST = 12;

export interface Drum {
  /** The middle of the lid. */
  lid: Point;
  high: number;
  stone: Point;
}

export function drumOf(slot: Slot, dinos: number): Drum {
  const high = slot.high.base + Math.min(Math.max(dinos, 1), MOST) * slot.high.each;
  const lid = { x: slot.x, y: slot.y - high };
  return { lid, high, stone: { x: lid.x + slot.stone.x, y: lid.y + slot.stone.y } };
}

/** The outline of a drum, or a line round it. */
export function outlineOf(slot: Slot, dinos: number, away = 0): string {
  const { lid } = drumOf(slot, dinos);
  const [rx, ry] = [fixed(slot.rx + away), fixed(slot.ry + away * 0.8)];
  const [left, right] = [fixed(slot.x - slot.rx - away), fixed(slot.x + slot.rx + away)];
  return `M${left} ${fixed(lid.y)}A${rx} ${ry} 0 0 1 ${right} ${fixed(lid.y)}V${fixed(slot.y)}A${rx} ${ry} 0 0 1 ${left} ${fixed(slot.y)}Z`;
}

/** The side of a drum round its foot, and the lines between its layers. */
export function sideOf({ rx, ry }: Slot, high: number): string {
  return `M${fixed(-rx)} ${fixed(-high)}V0A${fixed(rx)} ${fixed(ry)} 0 0 0 ${fixed(rx)} 0V${fixed(-high)}Z`;
}

export function layersOf({ rx, ry }: Slot, high: number, dinos: number): string {
  const count = Math.min(dinos, MOST);
  return Array.from({ length: Math.max(count - 1, 0) }, (_, index) => {
    const y = fixed(-high + (high * (index + 1)) / count);
    return `M${fixed(-rx)} ${y}A${fixed(rx)} ${fixed(ry)} 0 0 0 ${fixed(rx)} ${y}`;
  }).join("");
}

/** The ground of a habitat. */
export const seatOf = (slot: Slot): string => ellipse(slot, slot.rx * 0.8, slot.ry * 0.85);
