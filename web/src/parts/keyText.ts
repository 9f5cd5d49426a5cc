// Keys as people and screen readers know them.
import { app, t } from "../app.svelte";
import { CHOICES, type Command } from "../keys";

/** The catalogue has the names of keys that differ between languages. */
const NAMES: Record<string, string> = {
  Ctrl: "web-key-ctrl", Shift: "web-key-shift", Alt: "web-key-alt", Escape: "web-key-esc", Space: "web-key-space",
  PageUp: "web-key-page-up", PageDown: "web-key-page-down", Home: "web-key-home", End: "web-key-end",
};
const SIGNS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

/** A key as it is printed on a keyboard: "Strg+Z". */
export function keyText(key: string): string {
  const parts = key === "+" ? [key] : key.split("+");
  return parts.map((part) => (NAMES[part] ? t(NAMES[part]) : (SIGNS[part] ?? part))).join("+");
}

/** What a command does, in words. */
export function commandText(command: Command): string {
  const number = CHOICES.indexOf(command);
  if (number >= 0) return t("web-command-choice", { number: number + 1 });
  if (!command.startsWith("replay-")) return t(`web-command-${command}`);
  // A scoring that is shown step by step has two of the keys of a replay.
  const isShared = command === "replay-back" || command === "replay-forward";
  const where = isShared ? t("web-joined-list", { one: t("web-replay-bar"), two: t("web-scoring") }) : t("web-replay-bar");
  return t("web-joined-named", { one: where, two: t(`web-${command}`) });
}

/** The attributes of a button that a key presses. */
export function keyed(command: Command | undefined): { "data-command"?: Command; "aria-keyshortcuts"?: string } {
  if (command === undefined) return {};
  const key = app.keyOf(command);
  return key === "" ? { "data-command": command } : { "data-command": command, "aria-keyshortcuts": key.replace("Ctrl", "Control") };
}

/** A tooltip with the key of its button: "Undo (Ctrl+Z)". */
export function withKeyText(text: string, command: Command): string {
  const key = app.keyOf(command);
  return key === "" ? text : `${text} (${keyText(key)})`;
}
