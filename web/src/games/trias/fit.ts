// The visible part of the world, and its scale.
import { centre, ROOT3, type Cell, type Point } from "./geometry";

/** A point of the world is drawn at scale * point + offset, in pixels. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Free margins in pixels. */
export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The width of a cell, in pixels, below which touch needs the magnifier: a quarter of a tile, the
 * smallest share of a herd, is then less than 24 pixels wide.
 */
export const SMALL = 48;
/** The width of a cell, in pixels, below which the map shows only part of the world at a time. */
export const TINY = 25;
const LARGEST = 60;
const NEAREST = 80;
const FARTHEST = 6;

export function cellWidth(camera: Camera): number {
  return camera.scale * ROOT3;
}

/** The box around some cells with `rings` more cells on each side, in world units. */
export function bounds(cells: readonly Cell[], rings = 1): Box {
  const points = cells.map(centre);
  const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
  const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
  const [side, up] = [ROOT3 * (0.5 + rings), 1 + 1.5 * rings];
  return {
    x: left - side,
    y: top - up,
    width: right - left + 2 * side,
    height: bottom - top + 2 * up,
  };
}

/** The camera that shows a box of the world as large as possible inside the margins. */
export function fitBox(box: Box, size: Size, margins: Margins): Camera {
  const width = Math.max(size.width - margins.left - margins.right, 40);
  const height = Math.max(size.height - margins.top - margins.bottom, 40);
  const scale = Math.min(width / box.width, height / box.height, LARGEST);
  return {
    scale,
    x: margins.left + width / 2 - scale * (box.x + box.width / 2),
    y: margins.top + height / 2 - scale * (box.y + box.height / 2),
  };
}

const COLUMN = 184;

/**
 * The margins of the map: columns for the flags on both sides if that does not make the world
 * much smaller, otherwise just a little space.
 */
export function chooseMargins(box: Box, size: Size, flags: number, compact: boolean): Margins {
  const air = compact ? 4 : 8;
  const plain = { left: air, right: air, top: air, bottom: air };
  if (compact || flags === 0 || size.width < 640) return plain;
  const wide = fitBox(box, size, plain);
  for (const [left, right] of [[COLUMN, COLUMN], [COLUMN, air]] as const) {
    const margins = { ...plain, left, right };
    if (fitBox(box, size, margins).scale >= 0.86 * wide.scale) return margins;
  }
  return plain;
}

export function toScreen(camera: Camera, point: Point): Point {
  return { x: camera.scale * point.x + camera.x, y: camera.scale * point.y + camera.y };
}

export function toWorld(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** Zoom by a factor; the point of the screen stays over the same place. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, FARTHEST), NEAREST);
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

/** Move the world, but never completely off the screen. */
export function pan(camera: Camera, by: Point, world: Box, size: Size): Camera {
  const keep = 60;
  const x = clamp(camera.x + by.x, keep - camera.scale * (world.x + world.width), size.width - keep - camera.scale * world.x);
  const y = clamp(camera.y + by.y, keep - camera.scale * (world.y + world.height), size.height - keep - camera.scale * world.y);
  return { scale: camera.scale, x, y };
}

/** Whether a box of the world is fully visible, give or take a few pixels. */
export function isVisible(camera: Camera, box: Box, size: Size): boolean {
  const first = toScreen(camera, box);
  const slack = 4;
  return (
    first.x >= -slack &&
    first.y >= -slack &&
    first.x + camera.scale * box.width <= size.width + slack &&
    first.y + camera.scale * box.height <= size.height + slack
  );
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}
