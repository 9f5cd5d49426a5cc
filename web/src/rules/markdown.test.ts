import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Block, inline, parseMarkdown, ruleId, safeAddress } from "./markdown";

const rules = readFileSync("../src/trilobite/games/trias/rules.md", "utf-8");

function idsOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "heading") return [block.id];
    if (block.type === "paragraph") return block.id ? [block.id] : [];
    if (block.type === "list") return block.items.flatMap((item) => [...(item.id ? [item.id] : []), ...idsOf(item.blocks)]);
    if (block.type === "table") return block.rows.flatMap((row) => (row.id ? [row.id] : []));
    return block.type === "quote" ? idsOf(block.blocks) : [];
  });
}

test("every rule of the page can be jumped to", () => {
  const ids = new Set(idsOf(parseMarkdown(rules)));
  const written = [...rules.matchAll(/^(?:- |\| )?\*\*(T?R-[\d.]*\d)\*\*/gm)].map((found) => found[1]!);
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((id) => !ids.has(id))).toEqual([]);
});

test("text stays text", () => {
  const [block] = parseMarkdown("<img src=x onerror=alert(1)> **bold** and *so* `on`");
  expect(block).toEqual({
    type: "paragraph",
    id: null,
    children: [
      { type: "text", text: "<img src=x onerror=alert(1)> " },
      { type: "strong", children: [{ type: "text", text: "bold" }] },
      { type: "text", text: " and " },
      { type: "em", children: [{ type: "text", text: "so" }] },
      { type: "text", text: " " },
      { type: "code", text: "on" },
    ],
  });
});

test("only harmless links are links", () => {
  expect(safeAddress("#options")).toBe("#options");
  expect(safeAddress("https://example.org")).toBe("https://example.org");
  expect(safeAddress("javascript:alert(1)")).toBeNull();
  expect(safeAddress("rules.md")).toBeNull();
  expect(inline("[x](#y)")).toEqual([{ type: "link", href: "#y", children: [{ type: "text", text: "x" }] }]);
});

test("lists keep their lines together and their inner lists", () => {
  const [list] = parseMarkdown("- **TR-1.1** one\n  goes on\n  - inner\n- two\n\nafter");
  expect(list?.type).toBe("list");
  if (list?.type !== "list") return;
  expect(list.items.map((item) => item.id)).toEqual(["TR-1.1", null]);
  expect(list.items[0]?.blocks.map((block) => block.type)).toEqual(["paragraph", "list"]);
});

test("an example is a block of its own after its rule, with or without inner lists", () => {
  const [list] = parseMarkdown("- **TR-1.1** one\n  goes on\n  - inner\n    on\n  > So it *is*. <!-- example:so-it-is -->\n- two");
  if (list?.type !== "list") throw new Error("no list");
  expect(list.items[0]?.blocks.map((block) => block.type)).toEqual(["paragraph", "list", "example"]);
  const example = list.items[0]?.blocks[2];
  expect(example).toMatchObject({ name: "so-it-is", caption: [{ text: "So it " }, { type: "em" }, { text: "." }] });
  expect(list.items[1]?.blocks).toHaveLength(1);
});

test("any other picture stays text", () => {
  const [block] = parseMarkdown("![x](https://example.org/x.png)");
  expect(block?.type).toBe("paragraph");
});

test("a rule's id ends before the full stop", () => {
  expect(ruleId("**TR-3.2** A lone tile")).toBe("TR-3.2");
  expect(ruleId("TR-3.2. A lone tile")).toBe("TR-3.2");
  expect(ruleId("Nothing")).toBeNull();
});
