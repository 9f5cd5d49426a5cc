// Moments of a game, for going back to them or going on from them elsewhere.
import { botNames, chosenBot } from "../tables";
import type { SeatPlan, TableInfo } from "../wire";

/** The number of the log just before a step; null stands for now. */
export function momentOf(step: number | null): number | null {
  return step === null ? null : step - 1;
}

/** Whether nobody else plays here: then nobody has to be asked. */
export function isOnlyMine(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.kind !== "human" || seat.mine);
}

/** Who sits where at the new table: I at one seat, and bots or friends at the others. */
export function forkSeats(table: TableInfo, others: "bots" | "friends", mine: number): SeatPlan[] {
  const taken = table.seats.map(({ name }) => name ?? "");
  const names = botNames(table.seats.length, taken);
  return table.seats.map((seat, index): SeatPlan => {
    if (seat.seat === mine) return { kind: "me" };
    if (others === "friends") return { kind: "open" };
    const isBot = seat.kind === "bot" && seat.bot !== null;
    return { kind: "bot", bot: (isBot && seat.bot) || chosenBot(), name: (isBot && seat.name) || names[index] || "" };
  });
}
