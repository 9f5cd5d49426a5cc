// The eruption of a volcano: the moment that takes longer than its events.
import type { EventJson } from "../contract";
import { FOOT } from "./grid";
import { areaOf } from "./island";
import type { Layout, Point } from "./layout";
import { CONE, shapeOf } from "./terrace";
import type { Area } from "./view";

/** How long it lasts, in milliseconds. Any input ends it. */
export const LENGTH = 1500;

/** The areas that volcanoes have just closed. */
export function eruptionsIn(events: readonly EventJson[]): Area[] {
  const placed = events.filter(({ key }) => key === "terror-volcano-placed");
  return placed.flatMap(({ targets }) => targets.map(areaOf).find((area) => area !== null) ?? []);
}

/** The source of the lava. */
export function craterOf(layout: Layout): Point & { rx: number; ry: number } {
  if (layout.kind === "grid") return { x: layout.width / 2, y: layout.height - FOOT.words - FOOT.volcano / 2, rx: layout.width / 2 - 80, ry: 7 };
  const { x, y } = shapeOf(layout).centre;
  return { x, y: y - CONE - 32, rx: 38, ry: 12.5 };
}
