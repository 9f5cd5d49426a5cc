// Where the arrows of a lesson stand: beside the things they point at, where they cover least.
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A thing to point at. An arrow to a bent one ends at a place inside it. */
export interface Goal extends Area {
  inside?: { x: number; y: number };
}

/** A thing on the board that an arrow should not cover, and how bad it would be. */
export interface Obstacle {
  area: Area;
  weight: number;
}

export interface Pointer {
  /** The tip. */
  x: number;
  y: number;
  /** Degrees; at 0 the arrow comes from above. */
  turn: number;
}

export const LENGTH = 30;
const HALF = 13;
const GAP = 2;
/** Directions to try, the best first: from above if nothing speaks against it. */
const TURNS = [0, 45, -45, 90, -90, 135, -135, 180];
const [OTHER_GOAL, OUTSIDE, OTHER_ARROW, ASIDE] = [40, 100, 30, 0.2];
/** The height of an area from which the arrow stands inside. */
const LARGE = 150;
const ABOVE_MIDDLE = 8;

/**
 * Arrows to the things. They avoid the other things, each other and the edge of the frame. If one
 * would cover something, and another one would not, then it is left out: the things are marked anyway.
 */
export function pointersTo(goals: readonly Goal[], obstacles: readonly Obstacle[], frame: Area): (Pointer | null)[] {
  const placed: Area[] = [];
  const all = goals.map((goal) => {
    if (goal.inside) return { pointer: { ...goal.inside, turn: 0 }, cost: 0 };
    if (goal.bottom - goal.top >= LARGE) {
      return { pointer: { x: (goal.left + goal.right) / 2, y: (goal.top + goal.bottom) / 2 - ABOVE_MIDDLE, turn: 0 }, cost: 0 };
    }
    const rest: Obstacle[] = [
      ...obstacles.filter(({ area }) => !isSame(area, goal)),
      ...goals.filter((other) => other !== goal).map((area) => ({ area, weight: OTHER_GOAL })),
      ...placed.map((area) => ({ area, weight: OTHER_ARROW })),
    ];
    const choices = TURNS.map((turn, index) => {
      const pointer = pointerAt(goal, turn);
      return { pointer, cost: costOf(pointer, rest, frame) + ASIDE * Math.min(index, 1) };
    });
    const best = choices.reduce((least, one) => (one.cost < least.cost ? one : least));
    placed.push(...bodyOf(best.pointer));
    return best;
  });
  const isClear = ({ cost }: { cost: number }) => cost < 1;
  return all.map((one) => (isClear(one) || !all.some(isClear) ? one.pointer : null));
}

function pointerAt({ left, top, right, bottom }: Area, turn: number): Pointer {
  const angle = (turn * Math.PI) / 180;
  return {
    x: (left + right) / 2 + Math.sin(angle) * ((right - left) / 2 + GAP),
    y: (top + bottom) / 2 - Math.cos(angle) * ((bottom - top) / 2 + GAP),
    turn,
  };
}

/** The room that an arrow takes, as two squares. */
export function bodyOf({ x, y, turn }: Pointer): Area[] {
  const angle = (turn * Math.PI) / 180;
  return [HALF, LENGTH - HALF / 2].map((along) => {
    const at = { x: x + Math.sin(angle) * along, y: y - Math.cos(angle) * along };
    const half = HALF - 3;
    return { left: at.x - half, top: at.y - half, right: at.x + half, bottom: at.y + half };
  });
}

function costOf(pointer: Pointer, obstacles: readonly Obstacle[], frame: Area): number {
  const body = bodyOf(pointer);
  const covered = obstacles.filter(({ area }) => body.some((part) => overlaps(part, area)));
  const isOut = body.some(({ left, top, right, bottom }) => left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom);
  return covered.reduce((sum, { weight }) => sum + weight, isOut ? OUTSIDE : 0);
}

function overlaps(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isSame(one: Area, other: Area): boolean {
  return Math.abs(one.left - other.left) + Math.abs(one.right - other.right) + Math.abs(one.top - other.top) + Math.abs(one.bottom - other.bottom) < 4;
}
