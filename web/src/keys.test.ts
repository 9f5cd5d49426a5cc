// Shortcuts: the usual keys, changed keys, and keys that are switched off.
import { expect, test } from "vitest";
import { choiceKeys, COMMANDS, commandOf, isReserved, type Keyboard, keyOf, pressed, USUAL, withKey } from "./keys";

const usual: Keyboard = { keys: {}, shortcuts: true };
const event = (key: string, change: Partial<KeyboardEventInit> = {}) => new KeyboardEvent("keydown", { key, ...change });

test("every command has a key of its own", () => {
  const keys = COMMANDS.map((command) => USUAL[command]).filter((key) => key !== "");
  expect(new Set(keys).size).toBe(keys.length);
});

test("a key means its command, with a small or a capital letter", () => {
  expect(commandOf(event("h"), usual)).toBe("hint");
  expect(commandOf(event("H", { shiftKey: true }), usual)).toBe("hint");
  expect(commandOf(event("?", { shiftKey: true }), usual)).toBe("help");
  expect(commandOf(event("z", { ctrlKey: true }), usual)).toBe("undo");
  expect(commandOf(event("Z", { metaKey: true, shiftKey: true }), usual)).toBe("redo");
  expect(commandOf(event("h", { ctrlKey: true }), usual)).toBeNull();
  expect(pressed(event("Shift"))).toBeNull();
});

test("character keys can be switched off together, and others go on working", () => {
  const off: Keyboard = { keys: {}, shortcuts: false };
  expect(commandOf(event("h"), off)).toBeNull();
  expect(commandOf(event("1"), off)).toBeNull();
  expect(commandOf(event("z", { ctrlKey: true }), off)).toBe("undo");
  expect(commandOf(event("Escape"), off)).toBe("back");
});

test("each key can be changed or switched off", () => {
  const keys = withKey(withKey({}, "hint", "J"), "why", "");
  const own: Keyboard = { keys, shortcuts: true };
  expect(commandOf(event("j"), own)).toBe("hint");
  expect(commandOf(event("h"), own)).toBeNull();
  expect(commandOf(event("w"), own)).toBeNull();
  expect(keyOf("why", own)).toBe("");
});

test("a key that gets a new meaning loses the old one, and the usual key is not stored", () => {
  expect(withKey({}, "hint", "W")).toEqual({ hint: "W", why: "" });
  expect(withKey({ hint: "W", why: "" }, "hint", "H")).toEqual({ why: "" });
});

test("keys that every page needs cannot be shortcuts", () => {
  expect(["Tab", "Enter", "Space", "ArrowDown", "Home"].every((key) => isReserved(key))).toBe(true);
  expect(isReserved("J")).toBe(false);
  expect(isReserved("ArrowLeft", "replay-back")).toBe(false);
  expect(isReserved("ArrowLeft", "hint")).toBe(true);
});

test("the keys that a game gives are the same whatever was offered first", () => {
  const known = () => new Map([["hand", 0], ["draw", 1], ["stop", 4], ["finish", 4]]);
  expect([...choiceKeys(["draw", "finish"], known())]).toEqual([["draw", 1], ["finish", 4]]);
  expect([...choiceKeys(["stop", "other"], known())]).toEqual([["stop", 4], ["other", 2]]);
});

test("a kind of action keeps its key from question to question", () => {
  const known = new Map<string, number>();
  expect([...choiceKeys(["play-tile", "hatch"], known)]).toEqual([["play-tile", 0], ["hatch", 1]]);
  expect([...choiceKeys(["end-turn"], known)]).toEqual([["end-turn", 2]]);
  expect([...choiceKeys(["hatch", "end-turn"], known)]).toEqual([["hatch", 1], ["end-turn", 2]]);
  const many = Array.from({ length: 10 }, (_, index) => `kind-${index}`);
  expect(new Set(choiceKeys(many, known).values()).size).toBe(9);
});
