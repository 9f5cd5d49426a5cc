import { expect, test } from "vitest";
import { addressOfRecord, readRecord } from "./saved";

test("a saved game is read, with or without a mark of its encoding", () => {
  expect(readRecord('{"game": "trias"}')).toEqual({ record: { game: "trias" } });
  expect(readRecord('\uFEFF {"game": "trias"}\n')).toEqual({ record: { game: "trias" } });
});

test("what breaks off is told apart from what is no saved game", () => {
  expect(readRecord('{"game": "trias", "actions": [[0, "pla')).toEqual({ problem: "web-saved-broken-off" });
  expect(readRecord("")).toEqual({ problem: "web-saved-unreadable" });
  expect(readRecord("Dear diary")).toEqual({ problem: "web-saved-unreadable" });
  expect(readRecord("{'game': 'trias'}")).toEqual({ problem: "web-saved-unreadable" });
});

test("a game that is over opens with everything open, another is played on", () => {
  expect(addressOfRecord("abc", { result: { seats: [] } })).toBe("/replay/abc?eyes=open");
  expect(addressOfRecord("abc", { result: null })).toBe("/table/abc");
  expect(addressOfRecord("abc", [])).toBe("/table/abc");
});
