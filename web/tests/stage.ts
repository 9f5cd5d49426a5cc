// Pages on a stage: the stand-in for the server, and the real catalogues.
import { vi } from "vitest";
import { type Call, house, mockFetch } from "../dev/mock";
import { app } from "../src/app.svelte";
import type { Message } from "../src/games/contract";
import { Language } from "../src/language";
import type { Catalogue, LogEntry, Scene, Snapshot, TableInfo } from "../src/wire";
import { localesOf, sentencesIn, SHARED } from "./catalogues";

export const catalogue: Catalogue = {
  language: "en",
  languages: ["en"],
  shared: sentencesIn(SHARED, "en"),
  games: { trias: sentencesIn(localesOf("trias"), "en") },
  english: {},
};

/** A language in which every sentence stands in brackets: what stands outside is hard-coded. */
export class Pseudo extends Language {
  override say(message: Message, names?: readonly string[]): string {
    return `⟦${super.say(message, names)}⟧`;
  }
}

/** Set the stage; the list of calls grows as the page asks the server. */
export function setStage(language: Language = new Language(catalogue)): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", mockFetch(catalogue, "# Rules\n\n- **TR-5.1** A rule.\n", calls));
  vi.stubGlobal("WebSocket", class {
    onopen = null;
    onmessage = null;
    onclose = null;
    readyState = 0;
    send() {}
    close() {}
  });
  app.house = house;
  app.name = house.me?.name ?? "";
  app.speak(language);
  app.preferences.confirm = false;
  return calls;
}

/** From now on tables are told with these changes. */
export function changeTables(table: Partial<TableInfo>, scene: Partial<Scene> = {}, log?: LogEntry[]): void {
  const told = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const answer = await told(path, init);
    if (init?.method === "POST" || !/^\/api\/tables\/\w+(\?.*)?$/.test(path)) return answer;
    const snapshot = (await answer.json()) as Snapshot;
    return Response.json({
      ...snapshot,
      table: { ...snapshot.table, ...table },
      scene: { ...snapshot.scene, ...scene },
      log: log ?? snapshot.log,
    });
  });
}
