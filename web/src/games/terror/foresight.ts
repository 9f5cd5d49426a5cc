// What a click would do, from the events of the server's preview: in pictures and in words.
import type { Argument, EventJson, PreviewBadge, Say } from "../contract";
import { joined } from "../kit/joined";
import { afterAll, areaOf, herdOf, moveOf, numberOf, whoOf } from "./island";
import { AREAS, areaKey, type Area, type Island, type TerrorView } from "./view";

/** A herd that a click would change. */
export interface Change {
  area: Area;
  who: number;
  was: number;
  is: number;
  /** The place it holds now. */
  rank: number;
}

export interface Foresight {
  island: Island;
  changes: Change[];
}

export function foresee(island: Island, events: readonly EventJson[]): Foresight {
  const then = afterAll(island, events);
  const changes = AREAS.flatMap((area) =>
    then.areas[area].dinos.flatMap((is, who): Change[] => {
      const was = island.areas[area].dinos[who] ?? 0;
      return was === is ? [] : [{ area, who, was, is, rank: island.areas[area].order.indexOf(who) }];
    }),
  );
  return { island: then, changes };
}

/** Which preview is on show: of the thing pointed at, else of what a button would confirm. */
export function shownPreview(previews: Map<string, PreviewBadge>, hovered: string | null): PreviewBadge | null {
  return (hovered === null ? null : previews.get(hovered)) ?? previews.get("take") ?? previews.get("confirm") ?? null;
}

export interface Group {
  to: Area;
  number: number;
  shock: number;
  isDoomed: boolean;
}

/** Whom the shock leaves nobody of is lost too. */
function groupOf(to: Area, number: number, shock: number, isDoomed: boolean): Group {
  return { to, number, shock, isDoomed: isDoomed || number <= shock };
}

/** The groups of a migration, as its preview tells them. */
export function groupsOf(events: readonly EventJson[]): Map<Area, Group> {
  const groups = new Map<Area, Group>();
  for (const event of events) {
    const to = event.key === "terror-group-planned" ? areaOf(event.targets[1]) : null;
    if (to) groups.set(to, groupOf(to, numberOf(event, "number"), numberOf(event, "shock"), numberOf(event, "doomed") > 0));
    const move = moveOf(event);
    if (move) groups.set(move.to, groupOf(move.to, move.number, move.shock, false));
    const area = event.key === "terror-herd-extinct" ? areaOf(event.targets[0]) : null;
    const group = area ? groups.get(area) : undefined;
    if (group && numberOf(event, "number") === group.number - group.shock) group.isDoomed = true;
  }
  return groups;
}

/** The sentence on own Dinos that would die without need; null if none would. */
export function warning(events: readonly EventJson[], view: TerrorView, say: Say): string | null {
  for (const event of events) {
    const told = doom(event, view.seat);
    if (told) return say({ key: `terror-web-warn-${told.kind}`, args: { number: told.number, area: { word: areaKey(told.area) } } });
  }
  return null;
}

function doom(event: EventJson, seat: number | null): { kind: string; number: number; area: Area } | null {
  const number = numberOf(event, "number");
  if (event.key === "terror-group-planned") {
    const area = areaOf(event.targets[1]);
    const kind = number <= numberOf(event, "shock") ? "shock" : numberOf(event, "doomed") > 0 ? "doomed" : null;
    return area && kind ? { kind, number, area } : null;
  }
  if (event.key === "terror-herd-extinct" && whoOf(event) === seat) {
    const area = areaOf(event.targets[0]);
    return area ? { kind: "extinct", number, area } : null;
  }
  if (event.key === "terror-dinos-killed" && whoOf(event) === seat) {
    const area = areaOf(event.targets[0]);
    return area ? { kind: "killed", number, area } : null;
  }
  return null;
}

/** What confirming a migration would do, in one or two short sentences. */
export function summary(events: readonly EventJson[], say: Say): string {
  const tell = (key: string, args: Record<string, Argument>) => say({ key: `terror-web-${key}`, args });
  const parts: string[] = [];
  const victims = events.filter(({ key }) => key === "terror-picked-up").map((event) => whoOf(event, "victim"));
  if (victims.length > 0) parts.push(tell("picks-up", { number: victims.length, ...list(victims) }));
  const shock = events.reduce((sum, event) => sum + (moveOf(event)?.shock ?? 0), 0);
  if (shock > 0) parts.push(tell("shock", { number: shock }));
  for (const event of events) {
    const area = event.key === "terror-herd-extinct" ? areaOf(event.targets[0]) : null;
    if (area) parts.push(tell("dies-out", { who: { who: whoOf(event) }, number: numberOf(event, "number"), area: { word: areaKey(area) } }));
  }
  return joined("sentences", parts, say);
}

/** Up to five names as arguments of one sentence. */
function list(who: number[]): Record<string, Argument> {
  const name = (index: number) => ({ who: who[index] ?? who[0] ?? 0 });
  return { one: name(0), two: name(1), three: name(2), four: name(3), five: name(4) };
}

/** Whether a preview says anything about a herd here. */
export function touches(events: readonly EventJson[], area: Area): boolean {
  return events.some((event) => event.targets.some((target) => (herdOf(target)?.area ?? areaOf(target)) === area));
}
