// Keyboard shortcuts: which commands there are, which key each has, and which command a key means.
// A person can change or switch off every one of them (WCAG 2.1.4).

export const COMMANDS = [
  "help", "hint", "why", "board", "log", "rules", "standing", "again", "skip",
  "undo", "redo", "reset", "back", "confirm", "scoring",
  "choice-a", "choice-b", "choice-c", "choice-d", "choice-e", "choice-f", "choice-g", "choice-h", "choice-i",
  "replay-back", "replay-forward", "replay-turn-back", "replay-turn-forward", "replay-first", "replay-last", "replay-play",
] as const;
export type Command = (typeof COMMANDS)[number];

/** Commands that read something out or open a window, and leave what is shown as it is. */
export const READING: readonly Command[] = ["help", "log", "rules", "standing", "again"];

/** The commands of the action buttons, in the order of their usual digits. */
export const CHOICES = COMMANDS.filter((command) => command.startsWith("choice-"));

/** The keys as they are until somebody changes them; "" for none. */
export const USUAL: Readonly<Record<Command, string>> = {
  help: "?", hint: "H", why: "W", board: "B", log: "L", rules: "R", standing: "S", again: "A", skip: "X",
  undo: "Ctrl+Z", redo: "Ctrl+Shift+Z", reset: "", back: "Escape", confirm: "C", scoring: "",
  "choice-a": "1", "choice-b": "2", "choice-c": "3", "choice-d": "4", "choice-e": "5",
  "choice-f": "6", "choice-g": "7", "choice-h": "8", "choice-i": "9",
  "replay-back": "ArrowLeft", "replay-forward": "ArrowRight", "replay-turn-back": "PageUp", "replay-turn-forward": "PageDown",
  "replay-first": "Home", "replay-last": "End", "replay-play": "Space",
};

/** A person's own keys by command; "" switches one off. Commands that are missing have their usual key. */
export type OwnKeys = Partial<Record<Command, string>>;

export interface Keyboard {
  keys: OwnKeys;
  /** False: no key that is a single character does anything. */
  shortcuts: boolean;
}

/** The key of a command; "" if it has none now. */
export function keyOf(command: Command, { keys, shortcuts }: Keyboard): string {
  const key = keys[command] ?? USUAL[command];
  return shortcuts || !isCharacter(key) ? key : "";
}

/** A key without Ctrl or Alt that types a character. */
function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

/** The pressed key as it is stored: "H", "?", "Ctrl+Shift+Z"; null while only Shift, Ctrl or Alt is pressed. */
export function pressed(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): string | null {
  const { key } = event;
  if (["Shift", "Control", "Alt", "Meta", "AltGraph", "Dead", "Unidentified", "Process"].includes(key)) return null;
  const name = key === " " ? "Space" : [...key].length === 1 ? key.toUpperCase() : key;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  // Shift is already part of a character ("?"), so it counts only beside another modifier.
  const parts = [event.ctrlKey || event.metaKey ? "Ctrl" : "", event.altKey ? "Alt" : "", event.shiftKey && (hasModifier || name.length > 1) ? "Shift" : ""];
  return [...parts.filter((part) => part !== ""), name].join("+");
}

/** The command of a key press; null if there is none. */
export function commandOf(event: KeyboardEvent, keyboard: Keyboard): Command | null {
  const key = pressed(event);
  return key === null ? null : (COMMANDS.find((command) => keyOf(command, keyboard) === key) ?? null);
}

/** Keys that move the focus or press what has it. They cannot be a shortcut, except where they always were one. */
const RESERVED = /^(Tab|Shift\+Tab|Enter|Space|Arrow\w+|Home|End|Backspace|Delete)$/;

export function isReserved(key: string, command?: Command): boolean {
  return RESERVED.test(key) && (command === undefined || USUAL[command] !== key);
}

/** The keys after a command has got another one. A command that had this key before loses it. */
export function withKey(keys: OwnKeys, command: Command, key: string): OwnKeys {
  const changed: OwnKeys = { ...keys, [command]: key };
  for (const other of COMMANDS) {
    if (key !== "" && other !== command && (changed[other] ?? USUAL[other]) === key) changed[other] = "";
  }
  for (const one of COMMANDS) if (changed[one] === USUAL[one]) delete changed[one];
  return changed;
}

/**
 * The choice key of each kind of action, one of nine. A kind keeps its key during a game where it
 * can, so that a key does not mean one thing now and another one step later. `known` is extended.
 */
export function choiceKeys(kinds: readonly string[], known: Map<string, number>): Map<string, number> {
  const given = new Map<string, number>();
  const taken = new Set<number>();
  const give = (kind: string, number: number) => {
    given.set(kind, number);
    taken.add(number);
  };
  for (const kind of kinds) {
    const number = known.get(kind);
    if (number !== undefined && !taken.has(number)) give(kind, number);
  }
  const remembered = new Set(known.values());
  for (const kind of kinds) {
    if (given.has(kind)) continue;
    const free = CHOICES.flatMap((_, number) => (taken.has(number) ? [] : [number]));
    const number = free.find((one) => !remembered.has(one)) ?? free[0];
    if (number === undefined) continue;
    give(kind, number);
    if (!known.has(kind)) known.set(kind, number);
    remembered.add(number);
  }
  return given;
}
