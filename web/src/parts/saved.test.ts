import { expect, test } from "vitest";
import { addressOfRecord, readRecord } from "./saved";

test("a saved game is read, with or without a byte order mark", () => {
  expect(readRecord('{"game": "trias"}')).toEqual({ record: { game: "trias" } });
  expect(readRecord('\uFEFF {"game": "trias"}\n')).toEqual({ record: { game: "trias" } });
});

test("a truncated saved game is distinguished from other text", () => {
  expect(readRecord('{"game": "trias", "actions": [[0, "pla')).toEqual({ problem: "web-saved-broken-off" });
  expect(readRecord("")).toEqual({ problem: "web-saved-unreadable" });
  expect(readRecord("Dear diary")).toEqual({ problem: "web-saved-unreadable" });
  expect(readRecord("{'game': 'trias'}")).toEqual({ problem: "web-saved-unreadable" });
});

test("JSON that is no saved game is said to be none, without its fields", () => {
  for (const text of ["[1, 2]", '{"name": "package"}', '"trias"', "null", '{"game": 7}']) expect(readRecord(text)).toEqual({ problem: "web-saved-other" });
});

test("a finished game opens with everything open, an unfinished one is continued", () => {
  expect(addressOfRecord("abc", { result: { seats: [] } })).toBe("/replay/abc?eyes=open");
  expect(addressOfRecord("abc", { result: null })).toBe("/table/abc");
  expect(addressOfRecord("abc", [])).toBe("/table/abc");
});
