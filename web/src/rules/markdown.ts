// The rules pages in Markdown, as a tree of plain data: nothing of the text ever becomes HTML.
// Only what our rules use: headings, paragraphs, lists, tables, quotes, code, bold, italic, links,
// and drawn examples: `> caption <!-- example:name -->` on its own line. Elsewhere that is a quote.

export type Inline =
  | { type: "text"; text: string }
  | { type: "strong"; children: Inline[] }
  | { type: "em"; children: Inline[] }
  | { type: "code"; text: string }
  | { type: "link"; href: string; children: Inline[] };

export interface Item {
  /** The rule's id, when the item begins with one. */
  id: string | null;
  blocks: Block[];
}

export type Block =
  | { type: "heading"; level: number; id: string; children: Inline[] }
  | { type: "paragraph"; id: string | null; children: Inline[] }
  | { type: "list"; ordered: boolean; items: Item[] }
  | { type: "quote"; blocks: Block[] }
  | { type: "code"; text: string }
  | { type: "example"; name: string; caption: Inline[] }
  | { type: "table"; head: Inline[][]; rows: { id: string | null; cells: Inline[][] }[] };

const RULE = /^(?:\*\*)?([A-Z]{1,3}-[0-9A-Za-z.]*[0-9A-Za-z])/;
const EXAMPLE = /^> (.+) <!-- example:([a-z0-9-]+) -->\s*$/;
const BULLET = /^(\s*)([-*+]|\d+[.)])\s+/;

export function parseMarkdown(source: string): Block[] {
  return blocksOf(source.replaceAll("\r\n", "\n").split("\n"));
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      at += 1;
      continue;
    }
    const [block, next] = blockAt(lines, at, line);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

function blockAt(lines: string[], at: number, line: string): [Block, number] {
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading) {
    const text = heading[2] ?? "";
    const id = ruleId(text) ?? slug(text);
    return [{ type: "heading", level: (heading[1] ?? "#").length, id, children: inline(text) }, at + 1];
  }
  if (line.startsWith("```")) {
    const end = lines.indexOf("```", at + 1);
    const stop = end < 0 ? lines.length : end;
    return [{ type: "code", text: lines.slice(at + 1, stop).join("\n") }, stop + 1];
  }
  const example = EXAMPLE.exec(line);
  if (example) return [{ type: "example", name: example[2] ?? "", caption: inline(example[1] ?? "") }, at + 1];
  if (line.startsWith("|")) return tableAt(lines, at);
  if (line.startsWith(">")) {
    const stop = runOf(lines, at, (one) => one.startsWith(">"));
    return [{ type: "quote", blocks: blocksOf(lines.slice(at, stop).map((one) => one.replace(/^> ?/, ""))) }, stop];
  }
  if (BULLET.test(line)) return listAt(lines, at);
  const stop = runOf(lines, at, (one, index) => index === at || (one.trim() !== "" && !startsBlock(one)));
  const text = joined(lines.slice(at, stop));
  return [{ type: "paragraph", id: ruleId(text), children: inline(text) }, stop];
}

function startsBlock(line: string): boolean {
  return /^(#{1,6}\s|```|\||>)/.test(line) || BULLET.test(line) || EXAMPLE.test(line);
}

function runOf(lines: string[], at: number, belongs: (line: string, index: number) => boolean): number {
  let stop = at;
  while (stop < lines.length && belongs(lines[stop] ?? "", stop)) stop += 1;
  return stop;
}

function listAt(lines: string[], at: number): [Block, number] {
  const first = BULLET.exec(lines[at] ?? "");
  const indent = first?.[1]?.length ?? 0;
  const ordered = /\d/.test(first?.[2] ?? "");
  const items: Item[] = [];
  let here = at;
  while (here < lines.length) {
    const bullet = BULLET.exec(lines[here] ?? "");
    if (!bullet || (bullet[1]?.length ?? 0) !== indent || /\d/.test(bullet[2] ?? "") !== ordered) break;
    const width = bullet[0].length;
    const inside = [(lines[here] ?? "").slice(width)];
    here += 1;
    while (here < lines.length && belongsTo(lines, here, indent)) {
      inside.push((lines[here] ?? "").replace(new RegExp(`^\\s{0,${width}}`), ""));
      here += 1;
    }
    const blocks = blocksOf(inside);
    const lead = blocks[0];
    items.push({ id: lead?.type === "paragraph" ? lead.id : null, blocks });
    if (lead?.type === "paragraph") lead.id = null;
    while (here < lines.length && (lines[here] ?? "").trim() === "" && BULLET.test(lines[here + 1] ?? "")) here += 1;
  }
  return [{ type: "list", ordered, items }, here];
}

/** A line belongs to a list item if it is indented further or continues its paragraph. */
function belongsTo(lines: string[], at: number, indent: number): boolean {
  const line = lines[at] ?? "";
  const deeper = (text: string) => text.length - text.trimStart().length > indent;
  if (line.trim() === "") return deeper(lines[at + 1] ?? "") && (lines[at + 1] ?? "").trim() !== "";
  if (deeper(line)) return true;
  return !startsBlock(line) && (lines[at - 1] ?? "").trim() !== "";
}

function tableAt(lines: string[], at: number): [Block, number] {
  const stop = runOf(lines, at, (line) => line.startsWith("|"));
  const rows = lines.slice(at, stop).map(cellsOf);
  const [head = [], rule = [], ...rest] = rows;
  const ruled = rule.every((cell) => /^:?-+:?$/.test(cell));
  const body = ruled ? rest : rows.slice(1);
  return [
    {
      type: "table",
      head: head.map(inline),
      rows: body.map((cells) => ({ id: ruleId(cells[0] ?? ""), cells: cells.map(inline) })),
    },
    stop,
  ];
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/, "")
    .replace(/\|\s*$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function joined(lines: string[]): string {
  return lines.map((line) => line.trim()).join(" ");
}

export function ruleId(text: string): string | null {
  return RULE.exec(text)?.[1] ?? null;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");
}

const INLINE = /(`[^`]+`)|(\*\*(?:[^*]|\*(?!\*))+\*\*)|(\*[^*\s](?:[^*]*[^*\s])?\*)|(\[[^\]]+\]\([^)\s]+\))/;

export function inline(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text === "" ? [] : [{ type: "text", text: text.replaceAll(/\\([\\`*_[\]|])/g, "$1") }];
  const before = inline(text.slice(0, found.index));
  const after = inline(text.slice(found.index + found[0].length));
  return [...before, spanOf(found[0]), ...after];
}

function spanOf(part: string): Inline {
  if (part.startsWith("`")) return { type: "code", text: part.slice(1, -1) };
  if (part.startsWith("**")) return { type: "strong", children: inline(part.slice(2, -2)) };
  if (part.startsWith("*")) return { type: "em", children: inline(part.slice(1, -1)) };
  const [, text = "", href = ""] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
  return { type: "link", href, children: inline(text) };
}

/** Only harmless links: to a place on this page, or to the web. */
export function safeAddress(href: string): string | null {
  return /^(#|https?:\/\/)/.test(href) ? href : null;
}
