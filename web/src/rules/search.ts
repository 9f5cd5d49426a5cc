// Search in the rules: by words, ignoring case and accents, or by rule id.
import type { Block, Inline } from "./markdown";

/** A searchable place in the rules: a rule, or a paragraph of a section. */
export interface Place {
  /** The id of the place to jump to. */
  id: string;
  /** The rule's id; "" if it has none. */
  rule: string;
  /** The heading above it. */
  section: string;
  text: string;
  /** The text in the form used for comparison. */
  plain: string;
}

/** A piece of an excerpt. */
export interface Piece {
  text: string;
  isHit: boolean;
}

export interface Found {
  place: Place;
  pieces: Piece[];
}

/** An entry of the table of contents. */
export interface Heading {
  id: string;
  level: number;
  text: string;
}

export const MOST_FOUND = 40;
const AROUND = 70;

export function textOf(children: readonly Inline[]): string {
  return children.map((span) => ("text" in span ? span.text : textOf(span.children))).join("");
}

export function headingsOf(blocks: readonly Block[]): Heading[] {
  return blocks.flatMap((block) =>
    block.type === "heading" && block.level > 1 ? [{ id: block.id, level: block.level, text: textOf(block.children) }] : [],
  );
}

export function placesOf(blocks: readonly Block[]): Place[] {
  let section = { id: "", text: "" };
  return blocks.flatMap((block) => {
    if (block.type === "heading") section = { id: block.id, text: textOf(block.children) };
    return placesIn(block, section.id, section.text);
  });
}

function placesIn(block: Block, id: string, section: string): Place[] {
  const place = (rule: string | null, text: string): Place => {
    const words = rule && text.startsWith(rule) ? text.slice(rule.length).trim() : text;
    return { id: rule ?? id, rule: rule ?? "", section, text: words, plain: folded(words) };
  };
  switch (block.type) {
    case "heading":
      return [place(null, textOf(block.children))];
    case "paragraph":
      return [place(block.id, textOf(block.children))];
    case "list":
      return block.items.map((item) => place(item.id, item.blocks.map(allText).join(" ")));
    case "table":
      return block.rows.map((row) => place(row.id, row.cells.map(textOf).join(" · ")));
    case "quote":
      return block.blocks.flatMap((inner) => placesIn(inner, id, section));
    case "example":
      return [place(null, textOf(block.caption))];
    case "code":
      return [];
  }
}

function allText(block: Block): string {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return textOf(block.children);
    case "example":
      return textOf(block.caption);
    case "list":
      return block.items.map((item) => item.blocks.map(allText).join(" ")).join(" ");
    case "quote":
      return block.blocks.map(allText).join(" ");
    case "table":
      return block.rows.map((row) => row.cells.map(textOf).join(" ")).join(" ");
    case "code":
      return "";
  }
}

/**
 * Letters for comparison: lower case without accents, one for one, so that positions stay the same.
 */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFKD").replaceAll(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** The words of a query for comparison, without punctuation. */
export function wordsOf(query: string): string[] {
  const bare = (word: string) => word.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, "");
  return folded(query).split(/\s+/u).map(bare).filter((word) => word !== "");
}

/** The rule id, if the query is one: "tt-10.4" is TT-10.4. */
export function ruleIn(query: string): string | null {
  const [word = "", ...others] = wordsOf(query);
  return others.length === 0 && /^[a-z]{1,3}-\d+(\.\d+)*$/.test(word) ? word.toUpperCase() : null;
}

/** All places that contain all the words. A rule that is searched by its id comes first. */
export function search(places: readonly Place[], query: string): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const whole = words.join(" ");
  const isNumber = ({ rule }: Place) => rule !== "" && (folded(rule) === whole || folded(rule).split("-")[1] === whole);
  return places
    .flatMap((place) => {
      const { text, plain } = place;
      const rule = folded(place.rule);
      return words.every((word) => plain.includes(word) || rule.includes(word)) ? [{ place, pieces: excerpt(text, plain, words) }] : [];
    })
    .sort((one, other) => Number(isNumber(other.place)) - Number(isNumber(one.place)));
}

/** The text around the first hit, split into matching and other parts. */
function excerpt(text: string, plain: string, words: readonly string[]): Piece[] {
  const first = Math.max(0, nextHit(plain, words, 0)[0]);
  const start = first <= AROUND ? 0 : wordStart(text, first - AROUND / 2);
  const end = wordEnd(text, Math.max(start, first) + 2 * AROUND);
  const pieces: Piece[] = [];
  let at = start;
  while (at < end) {
    const [hit, word] = nextHit(plain, words, at);
    if (hit < 0 || hit >= end) break;
    if (hit > at) pieces.push({ text: text.slice(at, hit), isHit: false });
    pieces.push({ text: text.slice(hit, hit + word.length), isHit: true });
    at = hit + word.length;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), isHit: false });
  if (start > 0) pieces.unshift({ text: "… ", isHit: false });
  if (end < text.length) pieces.push({ text: " …", isHit: false });
  return pieces;
}

function nextHit(plain: string, words: readonly string[], from: number): [number, string] {
  const hits = words.map((word) => [plain.indexOf(word, from), word] as [number, string]).filter(([at]) => at >= 0);
  return hits.sort(([a, one], [b, other]) => a - b || other.length - one.length)[0] ?? [-1, ""];
}

function wordEnd(text: string, until: number): number {
  if (until >= text.length) return text.length;
  const space = text.lastIndexOf(" ", until);
  return until - space < AROUND / 2 ? space : until;
}

/** The start of the next word if it is near, so that no word is split where words have spaces between them. */
function wordStart(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space >= 0 && space - from < AROUND / 2 ? space + 1 : from;
}
