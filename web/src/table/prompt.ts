// The sentence in the dock: the question, or what to click next.
import { app, languageCode, listed, t } from "../app.svelte";
import type { GameClient } from "../games/contract";
import { labelOf } from "./hints";
import { NOTHING } from "./selection";
import type { TableSession } from "./session.svelte";
import type { TableState } from "./state.svelte";

export function promptOf(session: TableSession, client: GameClient): string {
  const scene = session.state.scene!;
  if (scene.guide?.done) return t(scene.guide.verdict ? "web-puzzle-over" : "web-guide-over");
  if (scene.status === "finished") return outcome(session.state);
  const { pending, selection } = session.input;
  const { offer } = session.state;
  if (pending) return t("web-confirm", { what: nameOfKind(session, client, pending.kind) });
  if (offer) {
    const next = selection === NOTHING ? null : (client.prompt?.(selection, scene.view, session.state.say) ?? null);
    return next ?? session.state.say(offer.question);
  }
  if (scene.to_act.some((seat) => session.state.mine.includes(seat) && session.state.clocks.isLapsed(seat))) return t("web-clock-yours-lapsed");
  const acting = scene.to_act.map(session.state.nameOf);
  return t(session.state.mine.length > 0 ? "web-waits-for" : "web-watching", { name: listed(acting), count: acting.length });
}

function outcome({ result, say, nameOf }: TableState): string {
  const seats = result?.seats ?? [];
  if (seats.length === 1 && seats[0]) return asSentence(say(seats[0].reason));
  const winners = seats.filter(({ place }) => place === 1);
  return t("web-over", { names: listed(winners.map(({ seat }) => nameOf(seat))), count: winners.length });
}

function asSentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase(languageCode()) + words.slice(1);
}

/** The name of a kind of action: as on its button, or else as in the list of choices. */
function nameOfKind(session: TableSession, client: GameClient, kind: string): string {
  const { game } = session.state.table!;
  const label = labelOf(kind, client, game, session.state.scene?.view, session.state.say);
  return label ?? (app.language?.has(`${game}-kind-${kind}`) ? t(`${game}-kind-${kind}`) : kind);
}
