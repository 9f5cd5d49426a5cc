// The sentence in the dock: the question, or what to click next.
import { languageCode, listed, t } from "../app.svelte";
import { outcomeOf } from "../replay/outcome";
import { joined } from "../games/kit/joined";
import type { GameClient } from "../games/contract";
import { spokenWordsOf, wordsOf } from "./hints";
import { NOTHING, type Tally } from "./selection";
import type { TableSession } from "./session.svelte";
import type { TableState } from "./state.svelte";

export function promptOf(session: TableSession, client: GameClient): string {
  const scene = session.state.scene!;
  if (session.ceremony.isHeld) return t(session.ceremony.isRunning ? "web-scoring-runs" : "web-scoring-held");
  if (scene.guide?.done) return t(scene.guide.verdict ? "web-puzzle-over" : "web-guide-over");
  if (scene.status === "finished") return outcome(session.state);
  const { pending, selection, waste } = session.input;
  const { offer } = session.state;
  if (pending) return waste ? session.state.say(waste) : t("web-confirm", { what: wordsOf(pending, client, session.state.table!.game, scene.view, session.state.say) });
  if (offer) {
    const next = selection === NOTHING ? null : (client.prompt?.(selection, scene.view, session.state.say) ?? null);
    return next ?? session.state.say(offer.question);
  }
  if (scene.to_act.some((seat) => session.state.mine.includes(seat) && session.state.clocks.isLapsed(seat))) return t("web-clock-yours-lapsed");
  if (session.state.isPaused) return t("web-paused");
  if (scene.to_act.length === 0) return t("web-scoring-runs");
  const acting = scene.to_act.map(session.state.nameOf);
  return t(session.state.mine.length > 0 ? "web-waits-for" : "web-watching", { name: listed(acting), count: acting.length });
}

function outcome({ result, say, nameOf }: TableState): string {
  const seats = result?.seats ?? [];
  if (seats.length === 1 && seats[0]) return asSentence(say(seats[0].reason));
  const winners = seats.filter(({ place }) => place === 1);
  return t("web-over", { names: listed(winners.map(({ seat }) => nameOf(seat))), count: winners.length });
}

/** The end of the game for screen readers: the winners with their points, the reason, and everybody's place. */
function resultText(state: TableState): string[] {
  const { result, say, nameOf } = state;
  if (!result || result.seats.length === 1) return [outcome(state)];
  const { winners, lead, isUnclear, ranks } = outcomeOf(result, say);
  return [
    t("web-won", { names: listed(winners.map(({ seat }) => nameOf(seat))), count: winners.length, points: winners[0]?.points ?? 0 }),
    ...(lead ? [t("web-won-ahead", { points: lead.points, name: nameOf(lead.seat) })] : []),
    ...(isUnclear ? ranks.filter(({ place }) => place === 1).map(({ reason }) => asSentence(reason)) : []),
    ...placesText(state),
  ];
}

/** The places and points of a game that is over, in order. */
export function placesText({ result, say, nameOf }: TableState): string[] {
  const seats = result?.seats.toSorted((one, other) => one.place - other.place) ?? [];
  if (seats.length < 2) return [];
  return seats.map(({ seat, place, points }) => joined("named", [t("web-place-nth", { place }), t("web-standing-of", { name: nameOf(seat), points })], say));
}

function asSentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase(languageCode()) + words.slice(1);
}

/**
 * The same for a screen reader, with how many pieces are put down and how many are left. From the
 * second piece on the question is known.
 */
export function spokenPrompt(session: TableSession, client: GameClient): string {
  const { tally, pending, waste } = session.input;
  if (pending && !waste) return t("web-confirm", { what: spokenWordsOf(pending, client, session.state.table!.game, session.state.scene!.view, session.state.spoken) });
  const { status, guide } = session.state.scene!;
  if (status === "finished" && !guide) return joined("sentences", resultText(session.state), session.state.say);
  const prompt = promptOf(session, client);
  if (!tally || pending) return prompt;
  return tally.placed > 0 ? tallyText(tally) : t("web-joined-sentences", { one: prompt, two: tallyText(tally) });
}

export function tallyText({ placed, left }: Tally): string {
  return t(left === 0 ? "web-placed-all" : placed === 0 ? "web-placed-none" : "web-placed", { placed, left });
}
