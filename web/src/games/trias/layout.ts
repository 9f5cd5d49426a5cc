// Everything over the map, in pixels: areas to keep free, flags, key, overview.
import { CLIFF } from "./body";
import { cellKey, centre, neighbours, ROOT3, type Cell, type Point } from "./geometry";
import { coastLoops } from "./outline";
import { bounds, fitBox, chooseMargins, cellWidth, isVisible, TINY, toScreen, type Box, type Camera, type Size } from "./fit";
import { layFlags, overlap, type Flag, type Wish } from "./flags";
import { thingOf } from "./targets";
import { ranking, type Land, type TriasWorld } from "./view";

const TOOLS: Size = { width: 148, height: 56 };
const OVERVIEW: Size = { width: 132, height: 92 };
const ROW = 22;

/**
 * The margin around all land, in cells: one ring for tiles to drift to; after the game only shallow
 * water.
 */
const [RING, SHALLOW] = [1, 0.3];

/** The default camera: all land with its surroundings, or the active land. */
export function followingCamera(scene: TriasWorld, clickable: Set<string>, selected: string[], size: Size, compact: boolean): Camera {
  const cells = [...scene.tiles.values()].map((tile) => tile.cell);
  const box = bounds([...cells, ...scene.swimmers.values()], isOver(scene) ? SHALLOW : RING);
  const flagged = isOver(scene) ? 0 : scene.lands.length - 1;
  const all = fitBox(box, size, chooseMargins(box, size, flagged, compact));
  if (cellWidth(all) >= TINY) return all;
  const land = activeLand(scene, clickable, selected);
  if (!land) return all;
  const part = bounds(land.cells, 1);
  const fitting = fitBox(part, size, { left: 8, right: 8, top: 8, bottom: 8 });
  const scale = Math.min(Math.max(fitting.scale, TINY / ROOT3), 46 / ROOT3);
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return { scale, x: size.width / 2 - scale * middle.x, y: size.height / 2 - scale * middle.y };
}

export interface Held {
  camera: Camera;
  size: Size;
}

/** How much smaller than possible the map may stay. */
const SMALLER = 0.8;

/**
 * The map does not move by itself: the last camera stays as long as it shows all land with the water
 * around it, and not much smaller than possible.
 */
export function steadyCamera(held: Held | null, ideal: Camera, scene: TriasWorld, size: Size): Camera {
  if (!held || held.size.width !== size.width || held.size.height !== size.height) return ideal;
  const cells = [...scene.tiles.values()].map((tile) => tile.cell);
  const box = bounds([...cells, ...scene.swimmers.values()], isOver(scene) ? SHALLOW : RING);
  const isLarge = held.camera.scale >= SMALLER * ideal.scale;
  return isLarge && isVisible(held.camera, box, size) ? held.camera : ideal;
}

/** The camera that shows these things and a little around them. */
export function cameraOn(targets: readonly string[], scene: TriasWorld, size: Size): Camera {
  const cells = targets.flatMap((target) => thingOf(target, scene)?.cell ?? []);
  const air = { left: 4, right: 4, top: 4, bottom: 4 };
  return fitBox(bounds(cells, 0.6), size, air);
}

/** The land with things to click; null if nothing on the map may be clicked. */
function activeLand(scene: TriasWorld, clickable: Set<string>, selected: string[]): Land | null {
  if (scene.lifted) return scene.landOf.get(scene.lifted.id) ?? null;
  const votes = new Map<Land, number>();
  const vote = (target: string, weight: number) => {
    const thing = thingOf(target, scene);
    for (const cell of thing ? [thing.cell, ...(thing.tile === null ? neighbours(thing.cell) : [])] : []) {
      const tile = scene.tileAt.get(cellKey(cell));
      const land = tile && scene.landOf.get(tile.id);
      if (land) votes.set(land, (votes.get(land) ?? 0) + weight);
    }
  };
  for (const target of clickable) vote(target, 1);
  for (const target of selected) vote(target, 100);
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The box of a cell on the screen, without the cliffs below it. */
function cellBox(cell: Cell, camera: Camera, size = 1): Box {
  const at = toScreen(camera, centre(cell));
  const [width, height] = [ROOT3 * size * camera.scale, 1.86 * size * camera.scale];
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}

/** Land with its cliffs, swimmers and legal places: nothing may cover them. */
export function groundBoxes(scene: TriasWorld, clickable: Set<string>, camera: Camera): Box[] {
  const cells = new Map<string, Cell>();
  const land = [...scene.tiles.values()].map((tile) => cellBox(tile.cell, camera));
  for (const here of scene.swimmers.values()) cells.set(cellKey(here), here);
  for (const target of clickable) {
    const thing = thingOf(target, scene);
    if (thing) cells.set(cellKey(thing.cell), thing.cell);
  }
  const others = [...cells.values()].map((cell) => cellBox(cell, camera));
  return [...land.map((box) => ({ ...box, height: box.height + CLIFF * camera.scale })), ...others];
}

export interface Furniture {
  key: Box | null;
  /** The corner in which the key is; without a key, the one where it was. */
  corner: number;
  overview: Box | null;
  flags: Flag[];
}

export interface Room {
  scene: TriasWorld;
  clickable: Set<string>;
  camera: Camera;
  size: Size;
  compact: boolean;
  showsOverview: boolean;
  showsSpent: boolean;
  /** The corner in which the key was. */
  corner?: number | undefined;
  /** The reader's text scale; 1 is the default. */
  text?: number;
}

export function furnish(room: Room): Furniture {
  const { scene, camera, size, compact } = room;
  const ground = groundBoxes(scene, room.clickable, camera);
  const tools = { x: size.width - TOOLS.width, y: size.height - TOOLS.height, ...TOOLS };
  const overview = room.showsOverview ? { x: size.width - OVERVIEW.width - 10, y: 10, ...OVERVIEW } : null;
  const fixtures = [...(compact ? [] : [tools]), ...(overview ? [overview] : [])];
  const { key, corner } = compact ? { key: null, corner: 0 } : placeKey(room, [...ground, ...fixtures]);
  const wishes = flagWishes(room);
  const flags = flagsFor(wishes, [...ground, ...fixtures, ...(key ? [key] : [])], size, compact);
  return { key, corner, overview, flags };
}

/** Reuses the last result for the same input: most moves leave all lands where they are. */
function remembered(lay: typeof layFlags): typeof layFlags {
  let question = "";
  let answer: Flag[] = [];
  return (...asked) => {
    const now = JSON.stringify(asked);
    if (now !== question) [question, answer] = [now, lay(...asked)];
    return answer;
  };
}
const flagsFor = remembered(layFlags);

/** The size of the key without the explanation of the marks of herds, and with it. */
const [SHORT, LONG]: [Size, Size] = [{ width: 370, height: 36 }, { width: 610, height: 36 }];

/**
 * The key takes a corner where it covers neither land nor the water next to it, and stays there as
 * long as it covers no land. It has room for all that it may explain, if there is such a place.
 */
function placeKey(room: Room, taken: Box[]): { key: Box | null; corner: number } {
  const { scene, camera, size, corner: last } = room;
  const water = [...scene.tiles.values()].flatMap((tile) => neighbours(tile.cell));
  const avoid = [...taken, ...water.map((cell) => cellBox(cell, camera, 0.86))];
  const sizes = [LONG, ...(room.showsSpent ? [] : [SHORT])].map((one) => scaled(one, room.text ?? 1));
  const places = sizes.map(({ width, height }) => [[14, size.height - height - 8], [14, 8], [size.width - width - 14, 8]].map(([x = 0, y = 0], corner) => ({ corner, box: { x, y, width, height } })));
  const isFree = (box: Box, obstacles: Box[]) => !obstacles.some((other) => overlap(box, other));
  const staying = places.flat().find(({ corner, box }) => corner === last && isFree(box, taken));
  const found = staying ?? places.flatMap((boxes) => boxes.find(({ box }) => isFree(box, avoid)) ?? boxes.find(({ box }) => isFree(box, taken)) ?? [])[0];
  return found ? { key: found.box, corner: found.corner } : { key: null, corner: last ?? 0 };
}

/**
 * Lands pay nothing more after the final scoring. What they paid is in the result and the log.
 */
function isOver(scene: TriasWorld): boolean {
  return scene.view.table.stage === "over";
}

/** The flags that the lands want: those that pay most first, those without herds last. */
function flagWishes(room: Room): Wish[] {
  if (isOver(room.scene)) return [];
  const worth = (land: Land) => (land.isMain ? 0.5 : Math.max(0, ...land.pays));
  return room.scene.lands
    .map((land, index) => ({ land, index }))
    .sort((one, other) => worth(other.land) - worth(one.land))
    .flatMap(({ land, index }) => {
      const forms = formsOf(land, room.compact).map(({ form, size }) => ({ form, size: scaled(size, room.text ?? 1) }));
      const anchors = anchorsOf(land, room);
      return forms.length > 0 && anchors.length > 0 ? [{ land: index, forms, anchors }] : [];
    });
}

function scaled(size: Size, by: number): Size {
  return { width: size.width * by, height: size.height * by };
}

function formsOf(land: Land, compact: boolean): Wish["forms"] {
  const present = ranking(land.herds).length;
  const paid = land.pays.filter((points) => points > 0).length;
  const tag = { form: "tag" as const, size: { width: 50 + 24 * Math.min(land.leaders.length, 2), height: 26 } };
  if (compact) return land.isMain || present === 0 ? [] : [tag];
  if (present === 0) {
    const width = land.isMain ? 150 : 128;
    return land.tiles.length > 1 || !land.isMain ? [{ form: "line", size: { width, height: 26 } }] : [];
  }
  const full = { form: "full" as const, size: { width: 168, height: 30 + ROW * present + 2 } };
  if (land.isMain) return [full, { form: "line", size: { width: 150, height: 26 } }];
  return [full, { form: "line", size: { width: 40 + 52 * paid, height: 26 } }, tag];
}

/** The visible corners of the coast. */
function anchorsOf(land: Land, { camera, size }: Room): Point[] {
  return coastLoops(land.cells)
    .flat()
    .map((point) => toScreen(camera, point))
    .filter((at) => at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height);
}
