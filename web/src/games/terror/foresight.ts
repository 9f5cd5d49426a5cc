// What a click would do, from the events of the server's preview: in pictures and in words.
import type { Argument, EventJson, PreviewBadge, Say } from "../contract";
import { joined } from "../kit/joined";
import { afterAll, areaOf, herdOf, moveOf, numberOf, whoOf } from "./island";
import { AREAS, areaKey, type Area, type Island, type TerrorView } from "./view";

/** A change to a herd that a click would cause. */
export interface Change {
  area: Area;
  who: number;
  was: number;
  is: number;
  /** The rank of its habitat now. */
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

/** The preview to show: of the hovered thing, or else of the choice that a button would confirm. */
export function shownPreview(previews: Map<string, PreviewBadge>, hovered: string | null): PreviewBadge | null {
  return (hovered === null ? null : previews.get(hovered)) ?? previews.get("take") ?? previews.get("confirm") ?? null;
}

export interface Group {
  who: number;
  to: Area;
  number: number;
  /** How many of them would be alive there. */
  survivors: number;
}

/** The groups of a migration, as its preview describes them. */
export function groupsOf(events: readonly EventJson[]): Map<Area, Group> {
  const groups = new Map<Area, Group>();
  for (const event of events) {
    const to = event.key === "terror-group-planned" ? areaOf(event.targets[1]) : null;
    if (to) groups.set(to, { who: whoOf(event), to, number: numberOf(event, "number"), survivors: numberOf(event, "survivors") });
    const move = moveOf(event);
    if (move) groups.set(move.to, { who: move.who, to: move.to, number: move.number, survivors: move.survivors });
    const area = event.key === "terror-herd-extinct" ? areaOf(event.targets[0]) : null;
    const group = area ? groups.get(area) : undefined;
    if (group?.who === whoOf(event)) group.survivors = 0;
  }
  return groups;
}

/** A warning about the reader's own Dinos that would die; null if none would. */
export function warning(events: readonly EventJson[], view: TerrorView, say: Say): string | null {
  for (const event of events) {
    const death = deathOf(event, view.seat);
    if (death) return say({ key: `terror-web-warn-${death.kind}`, args: { number: death.number, area: { word: areaKey(death.area) } } });
  }
  return null;
}

function deathOf(event: EventJson, seat: number | null): { kind: string; number: number; area: Area } | null {
  const number = numberOf(event, "number");
  if (event.key === "terror-group-planned") {
    const area = areaOf(event.targets[1]);
    if (!area || numberOf(event, "survivors") > 0) return null;
    return { kind: numberOf(event, "doomed") > 0 ? "doomed" : "shock", number, area };
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
  const phrase = (key: string, args: Record<string, Argument>) => say({ key: `terror-web-${key}`, args });
  const parts: string[] = [];
  const victims = events.filter(({ key }) => key === "terror-picked-up").map((event) => whoOf(event, "victim"));
  if (victims.length > 0) parts.push(phrase("picks-up", { number: victims.length, ...list(victims) }));
  const shock = events.reduce((sum, event) => sum + numberOf(event, "shock"), 0);
  if (shock > 0) parts.push(phrase("shock", { number: shock }));
  for (const event of events) {
    const area = event.key === "terror-herd-extinct" ? areaOf(event.targets[0]) : null;
    if (area) parts.push(phrase("dies-out", { who: { who: whoOf(event) }, number: numberOf(event, "number"), area: { word: areaKey(area) } }));
  }
  return joined("sentences", parts, say);
}

/** Up to five names as arguments of one sentence. */
function list(who: number[]): Record<string, Argument> {
  const name = (index: number) => ({ who: who[index] ?? who[0] ?? 0 });
  return { one: name(0), two: name(1), three: name(2), four: name(3), five: name(4) };
}

/** Whether a preview mentions this area or a herd in it. */
export function touches(events: readonly EventJson[], area: Area): boolean {
  return events.some((event) => event.targets.some((target) => (herdOf(target)?.area ?? areaOf(target)) === area));
}
