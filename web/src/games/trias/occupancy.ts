// The occupied parts of the screen: a coarse grid with prefix sums, so that checking whether a box
// is free takes the same time for any number of things.
import type { Box, Size } from "./fit";

const CELL = 5;

export class Occupancy {
  readonly #columns: number;
  readonly #rows: number;
  readonly #sums: Int32Array;

  /** Marks the boxes and a gap around each as occupied. */
  constructor(size: Size, boxes: Box[], gap: number) {
    this.#columns = Math.ceil(size.width / CELL) + 1;
    this.#rows = Math.ceil(size.height / CELL) + 1;
    this.#sums = this.#add(boxes, gap);
  }

  isFree(box: Box): boolean {
    const { left, right, top, bottom } = this.#cells(box);
    const [sums, width] = [this.#sums, this.#columns + 1];
    const at = (row: number, column: number) => sums[row * width + column] ?? 0;
    return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left) === 0;
  }

  #cells(box: Box): { left: number; right: number; top: number; bottom: number } {
    const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
    return {
      left: clamp(Math.floor(box.x / CELL), this.#columns),
      right: clamp(Math.ceil((box.x + box.width) / CELL), this.#columns),
      top: clamp(Math.floor(box.y / CELL), this.#rows),
      bottom: clamp(Math.ceil((box.y + box.height) / CELL), this.#rows),
    };
  }

  #add(boxes: Box[], gap: number): Int32Array {
    const taken = new Uint8Array(this.#columns * this.#rows);
    for (const box of boxes) {
      const { left, right, top, bottom } = this.#cells({ x: box.x - gap, y: box.y - gap, width: box.width + 2 * gap, height: box.height + 2 * gap });
      for (let row = top; row < bottom; row++) taken.fill(1, row * this.#columns + left, row * this.#columns + right);
    }
    const width = this.#columns + 1;
    const sums = new Int32Array(width * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) {
      let run = 0;
      for (let column = 0; column < this.#columns; column++) {
        run += taken[row * this.#columns + column] ?? 0;
        sums[(row + 1) * width + column + 1] = (sums[row * width + column + 1] ?? 0) + run;
      }
    }
    return sums;
  }
}
