import { expect, test } from "vitest";
import { parse } from "./router";

test("the pages have addresses", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/new/trias", "?with=device")).toEqual({ page: "new", game: "trias", mode: "device" });
  expect(parse("/new/trias")).toEqual({ page: "new", game: "trias", mode: "friends" });
  expect(parse("/join", "", "#secret")).toEqual({ page: "join", token: "secret" });
  expect(parse("/admin", "", "#link")).toEqual({ page: "admin", token: "link" });
  expect(parse("/table/a%20b")).toEqual({ page: "table", id: "a b" });
});

test("everything else is lost", () => {
  for (const path of ["/table", "/table/a/b", "/new", "/what", "/table/%E0%A4%A"]) {
    expect(parse(path)).toEqual({ page: "lost" });
  }
});
