import { describe, expect, test } from "vitest";
import { cellAt, centre, clock, corners, neighbours, ring, STEPS } from "../../src/games/trias/geometry";

const cells = Array.from({ length: 21 }, (_, q) => Array.from({ length: 21 }, (_, r) => ({ q: q - 10, r: r - 10 }))).flat();

describe("hexes with a corner on top", () => {
  test("directions are the compass points of the engine", () => {
    const [e, ne, nw, w, sw, se] = STEPS.map(centre);
    expect(e!.x).toBeGreaterThan(0);
    expect(e!.y).toBe(0);
    expect(ne!.x > 0 && ne!.y < 0).toBe(true);
    expect(nw!.x < 0 && nw!.y < 0).toBe(true);
    expect(w!.x < 0 && w!.y === 0).toBe(true);
    expect(sw!.x < 0 && sw!.y > 0).toBe(true);
    expect(se!.x > 0 && se!.y > 0).toBe(true);
  });

  test("the centre of a cell belongs to that cell", () => {
    for (const cell of cells) {
      const at = centre(cell);
      expect(cellAt(at)).toEqual(cell);
      expect(cellAt({ x: at.x + 0.5, y: at.y - 0.4 })).toEqual(cell);
    }
  });

  test("neighbours share two corners", () => {
    const own = corners(centre({ q: 2, r: -1 }));
    for (const cell of neighbours({ q: 2, r: -1 })) {
      const shared = corners(centre(cell)).filter((a) => own.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 1e-9));
      expect(shared).toHaveLength(2);
    }
  });

  test("ring and hour identify a cell", () => {
    expect(ring({ q: 0, r: 0 })).toBe(0);
    expect(ring({ q: 3, r: -5 })).toBe(5);
    expect(clock({ q: 3, r: 0 })).toBe(3);
    expect(clock({ q: -3, r: 0 })).toBe(9);
    expect(clock({ q: 1, r: -2 })).toBe(12);
    expect(clock({ q: -1, r: 2 })).toBe(6);
    expect(clock({ q: 0, r: -4 })).toBe(11);
  });
});
