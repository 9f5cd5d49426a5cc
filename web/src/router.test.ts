import { expect, test } from "vitest";
import { parse } from "./router";

test("the pages have addresses", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/new/trias", "?with=device")).toEqual({ page: "new", game: "trias", mode: "device" });
  expect(parse("/new/trias")).toEqual({ page: "new", game: "trias", mode: "friends" });
  expect(parse("/join", "", "#secret")).toEqual({ page: "join", token: "secret" });
  expect(parse("/admin", "", "#link")).toEqual({ page: "admin", token: "link" });
  expect(parse("/rules/trias")).toEqual({ page: "rules", game: "trias", rule: "" });
  expect(parse("/rules/trias", "", "#TR-5.1")).toEqual({ page: "rules", game: "trias", rule: "TR-5.1" });
  expect(parse("/rules")).toEqual({ page: "which", of: "rules" });
  expect(parse("/puzzles/")).toEqual({ page: "which", of: "puzzles" });
  expect(parse("/puzzles/trias")).toEqual({ page: "puzzles", game: "trias" });
  expect(parse("/learn")).toEqual({ page: "which", of: "learn" });
  expect(parse("/learn/trias")).toEqual({ page: "lessons", game: "trias" });
  expect(parse("/table/a%20b")).toEqual({ page: "table", id: "a b" });
  expect(parse("/replay/abc", "?at=4&eyes=open")).toEqual({ page: "replay", id: "abc" });
});

test("every other address is not found", () => {
  for (const path of ["/table", "/table/a/b", "/replay", "/new", "/what", "/table/%E0%A4%A", "/rules/a/b", "/puzzles/a/b"]) {
    expect(parse(path)).toEqual({ page: "lost" });
  }
});
