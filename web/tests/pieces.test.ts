import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Piece from "../src/parts/Piece.svelte";
import { animalOf, COLOURS, shapeOf } from "../src/parts/pieces";
import { ANIMALS, MEDALS } from "../src/parts/shapes";
import Sprites from "../src/parts/Sprites.svelte";

test("every colour has an animal and a medal of its own shape, and both are drawn", () => {
  const { container } = render(Sprites);
  for (const [own, shapes] of [[animalOf, ANIMALS], [shapeOf, MEDALS]] as const) {
    expect(new Set(shapes.map(({ outline }) => outline)).size).toBe(COLOURS.length);
    for (const colour of COLOURS.keys()) expect(container.querySelector(`symbol#${own(colour)} path`)).not.toBeNull();
  }
});

test("a piece is a medal for a person and an animal for a herd", () => {
  const drawn = (props: { herd?: boolean }) => render(Piece, { colour: 3, ...props }).container.querySelector("use")?.getAttribute("href");
  expect(drawn({})).toBe("#crystal");
  expect(drawn({ herd: true })).toBe("#spike");
});
