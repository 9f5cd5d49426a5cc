// The words of a step of a scoring: its title, who gets how much, and why.
import { app } from "../app.svelte";
import type { EventJson, Say } from "../games/contract";
import { sourceName } from "../replay/sources";

export interface Paid {
  participant: number;
  points: number;
  event: EventJson;
}

export interface StepJson {
  paid: Paid[];
  remarks: EventJson[];
}

export interface StepWords {
  title: string;
  rule: string;
  /** What explains the points, such as how a tie was broken. */
  remarks: { text: string; rule: string }[];
  lines: { participant: number; points: number; text: string }[];
  /** Why these are the points: the rule in a sentence, and what is unusual here. */
  notes: string[];
}

export function wordsOf(game: string, step: StepJson, say: Say): StepWords {
  const events = [...step.paid.map(({ event }) => event), ...step.remarks];
  const [first] = events;
  const notes = [...new Set(events.flatMap((event) => whyOf(event, say)))];
  if (step.paid.length > 0 && step.paid.every(({ points }) => points === 0)) notes.push(say({ key: "web-scoring-nobody" }));
  // The event says that somebody had fewer points than were due.
  const floor = `${game}-scoring-floor`;
  if (events.some(({ args }) => args["short"] === 1) && app.language?.has(floor)) notes.push(say({ key: floor }));
  return {
    title: first ? titleOf(game, first, say) : "",
    rule: first?.rule ?? "",
    remarks: step.remarks.map((remark) => ({ text: say(remark), rule: remark.rule })),
    lines: step.paid.map(({ participant, points, event }) => ({ participant, points, text: say(event) })),
    notes,
  };
}

/** A game may name a step after what its event is about ("Domination: desert"). */
function titleOf(game: string, event: EventJson, say: Say): string {
  const key = `${game}-step-${event.key.replace(`${game}-`, "")}`;
  return app.language?.has(key) ? say({ key, args: event.args }) : sourceName(game, event.key, event.rule);
}

/** A game may say in a sentence why an event under a rule gives its points. */
export function whyOf(event: EventJson, say: Say): string[] {
  const key = `${event.key}-why-${event.rule.replaceAll(".", "-")}`;
  return app.language?.has(key) ? [say({ key, args: event.args })] : [];
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0");
