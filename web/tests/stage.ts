// A stage for pages: the mock server and the real catalogues.
import { vi } from "vitest";
import { type Call, instance, mockFetch } from "../dev/mock";
import { app } from "../src/app.svelte";
import type { Message } from "../src/games/contract";
import { type Codes, Language } from "../src/language";
import type { Catalogue, LogEntry, Scene, Snapshot, TableInfo } from "../src/wire";
import { localesOf, sentencesIn, SHARED } from "./catalogues";

export const catalogue: Catalogue = {
  language: "en",
  languages: ["en"],
  shared: sentencesIn(SHARED, "en"),
  games: { trias: sentencesIn(localesOf("trias"), "en") },
  english: {},
};

/** A language in which every sentence is in brackets: text outside of them is hard-coded. */
export class Pseudo extends Language {
  override say(message: Message, names?: readonly string[], codes?: Codes): string {
    return `⟦${super.say(message, names, codes)}⟧`;
  }
}

/** Set the stage. The returned list of calls grows as the page sends requests. */
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
  app.instance = instance;
  app.name = instance.me?.name ?? "";
  app.setLanguage(language);
  app.preferences.confirm = "wasteful";
  app.preferences.players = {};
  return calls;
}

/** Change the tables that the mock server returns from now on. */
export function changeTables(table: Partial<TableInfo>, scene: Partial<Scene> = {}, log?: LogEntry[]): void {
  const answerOf = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const answer = await answerOf(path, init);
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
