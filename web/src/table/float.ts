// Where a small panel floats beside the thing that it belongs to, without covering it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "above" | "below" | "before" | "after";

const GAP = 8;
const EDGE = 8;

/** The left upper corner of a panel: on the first of these sides where it fits, or else where it has the most room. */
export function besideOf(thing: Box, size: { width: number; height: number }, room: { width: number; height: number }, sides: readonly Side[]): { left: number; top: number } {
  const free: Record<Side, number> = {
    above: thing.top - EDGE - GAP - size.height,
    below: room.height - EDGE - GAP - thing.bottom - size.height,
    before: thing.left - EDGE - GAP - size.width,
    after: room.width - EDGE - GAP - thing.right - size.width,
  };
  const side = sides.find((one) => free[one] >= 0) ?? [...sides].sort((one, other) => free[other] - free[one])[0] ?? "below";
  const left = { above: (thing.left + thing.right - size.width) / 2, below: (thing.left + thing.right - size.width) / 2, before: thing.left - GAP - size.width, after: thing.right + GAP };
  const top = { above: thing.top - GAP - size.height, below: thing.bottom + GAP, before: thing.top, after: thing.top };
  return { left: within(left[side], room.width - size.width), top: within(top[side], room.height - size.height) };
}

/** The same place, moved off a box that has to stay visible: above it, or else below it, as far as there is room. */
export function clearOf(at: { left: number; top: number }, size: { width: number; height: number }, kept: Box, room: { height: number }): { left: number; top: number } {
  const isOver = at.left < kept.right && at.left + size.width > kept.left && at.top < kept.bottom && at.top + size.height > kept.top;
  if (!isOver) return at;
  const above = kept.top - GAP - size.height;
  const below = kept.bottom + GAP;
  const top = above >= EDGE ? above : below + size.height <= room.height - EDGE ? below : at.top;
  return { left: at.left, top: Math.round(top) };
}

function within(value: number, most: number): number {
  return Math.round(Math.max(EDGE, Math.min(value, most - EDGE)));
}

/**
 * A line from the nearest edge of a panel to the ring around a place, whose centre and radius are given;
 * null if the panel covers the ring or touches it.
 */
export function leadFrom(panel: Box, at: { x: number; y: number }, ring: number): { x1: number; y1: number; x2: number; y2: number } | null {
  const x1 = Math.max(panel.left, Math.min(at.x, panel.right));
  const y1 = Math.max(panel.top, Math.min(at.y, panel.bottom));
  const far = Math.hypot(at.x - x1, at.y - y1);
  if (far <= ring) return null;
  const part = (far - ring) / far;
  return { x1, y1, x2: x1 + (at.x - x1) * part, y2: y1 + (at.y - y1) * part };
}

/** An attachment for the panel. It is above everything else, also above what would clip it, but never over what is `kept`. */
export function floating(thing: () => Box | null, sides: readonly Side[], kept: () => Box | null = () => null): (node: HTMLElement) => void {
  return (node) => {
    const box = thing();
    node.showPopover?.();
    if (!box) return;
    const size = node.getBoundingClientRect();
    const room = { width: innerWidth, height: innerHeight };
    const beside = besideOf(box, size, room, sides);
    const kepts = kept();
    const { left, top } = kepts ? clearOf(beside, size, kepts, room) : beside;
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
  };
}
