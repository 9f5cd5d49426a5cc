// Contrast of drawings: lines of places 3:1, numbers on cards 4.5:1, in the light and in the dark theme.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/tokens.css", "utf-8");
const tokens = (block: string) => new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})/g)].map((found) => [found[1]!, found[2]!]));
const light = tokens(css.slice(0, css.indexOf("@media")));
const dark = new Map([...light, ...tokens(css.slice(css.indexOf(':root[data-theme="dark"]')))]);

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
function luminance(parts: number[]): number {
  const [red, green, blue] = parts.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
/** The contrast of a line with this opacity against the ground that it is drawn on. */
function contrast(line: string, ground: string, opacity = 1): number {
  const below = channels(ground);
  const mixed = channels(line).map((part, index) => part * opacity + below[index]! * (1 - opacity));
  const [high, low] = [luminance(mixed), luminance(below)].sort((one, other) => other - one);
  return (high! + 0.05) / (low! + 0.05);
}
/** The opacity of the line round a habitat of Triassic Terror. */
const OPACITY = Number(/stroke-opacity: ([\d.]+)/.exec(readFileSync("src/games/terror/Habitats.svelte", "utf-8"))?.[1]);

test.each(["swamp", "forest", "desert", "peaks"])("an empty habitat can be seen on %s", (ground) => {
  expect(contrast(light.get("edge")!, light.get(ground)!, OPACITY)).toBeGreaterThanOrEqual(3);
  expect(contrast(dark.get("halo")!, dark.get(ground)!, OPACITY)).toBeGreaterThanOrEqual(3);
});

test.each(["i", "m", "e", "h"])("the number on a card of suit %s can be read", (suit) => {
  for (const theme of [light, dark]) expect(contrast(theme.get(`suit-${suit}-2`)!, theme.get(`suit-${suit}`)!)).toBeGreaterThanOrEqual(4.5);
});

test("cards that lost the trick are not faded", () => {
  const style = readFileSync("src/games/tritarea/Places.svelte", "utf-8");
  expect(/\.out \.card \{[^}]*opacity/.test(style)).toBe(false);
});
