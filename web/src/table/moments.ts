// Moments of a game, for going back to them or continuing from them elsewhere.
import { botNameOf, chosenBot } from "../tables";
import type { SeatPlan, TableInfo } from "../wire";

/** The seq just before a step; null stands for now. */
export function momentOf(step: number | null): number | null {
  return step === null ? null : step - 1;
}

/** Whether nobody else plays here, so that no consent is needed. */
export function isOnlyMine(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.kind !== "human" || seat.mine);
}

/** The seats of the new table: one for me, the others for bots or friends. */
export function forkSeats(table: TableInfo, others: "bots" | "friends", mine: number): SeatPlan[] {
  const taken = table.seats.map(({ name }) => name ?? "");
  return table.seats.map((seat): SeatPlan => {
    if (seat.seat === mine) return { kind: "me" };
    if (others === "friends") return { kind: "open" };
    const isBot = seat.kind === "bot" && seat.bot !== null;
    return { kind: "bot", bot: (isBot && seat.bot) || chosenBot(), name: (isBot && seat.name) || botNameOf(seat.colour, taken) };
  });
}
