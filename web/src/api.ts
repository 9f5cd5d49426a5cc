// The server's API. Errors come back as values (`ErrorBody`), never as exceptions.
import type {
  AdmissionRequest,
  BotChoice,
  Catalogue,
  ChatText,
  Claimed,
  Confirmed,
  Consent,
  ErrorBody,
  ExampleInfo,
  Fork,
  Gains,
  GuideChoice,
  Handover,
  Hint,
  HintRequest,
  InstanceInfo,
  Invitation,
  Json,
  Me,
  NewTable,
  NewToken,
  Notes,
  Point,
  PreferencesInfo,
  Preview,
  Previews,
  Proposal,
  Puzzles,
  RefusalInfo,
  Replay,
  ReplayMoments,
  Review,
  ReviewChoice,
  Said,
  Scoring,
  SeatChoice,
  SeatToken,
  SeatTokens,
  Snapshot,
  TableId,
  TableInfo,
  TablePlan,
  Tables,
  Timeline,
} from "./wire";

export type Answer<T> = { ok: true; value: T } | { ok: false; status: number; error: ErrorBody };

/** The client's own error code for "no answer at all". */
export const OFFLINE = "offline";

/** Pauses before a request without an answer is repeated, in milliseconds. */
const AGAIN = [300, 1000, 2500];

export interface Asking {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /**
   * Repeat the request if no answer came. Only for reads, and for messages with an idempotency key.
   */
  again?: boolean;
  as?: "json" | "text";
  /** Sent even if the page is left meanwhile. */
  keepalive?: boolean;
}

let spoken: string | null = null;

/** Ask the server for sentences in this language from now on, whatever the browser prefers. */
export function setRequestLanguage(language: string): void {
  spoken = language;
}

export async function ask<T>(path: string, asking: Asking = {}): Promise<Answer<T>> {
  const method = asking.method ?? "GET";
  const again = asking.again ?? method === "GET";
  for (let attempt = 0; ; attempt++) {
    const answer = await askOnce<T>(path, method, asking);
    const delay = AGAIN[attempt];
    const unanswered = !answer.ok && (answer.status === 0 || answer.status >= 502);
    if (!unanswered || !again || delay === undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

async function askOnce<T>(path: string, method: string, asking: Asking): Promise<Answer<T>> {
  const headers = new Headers(spoken === null ? {} : { "Accept-Language": spoken });
  const init: RequestInit = { method, credentials: "same-origin", headers, keepalive: asking.keepalive ?? false };
  if (asking.body !== undefined) {
    init.body = JSON.stringify(asking.body);
    headers.set("Content-Type", "application/json");
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    return failed(0, { code: OFFLINE, problem: String(error) });
  }
  const text = await response.text().catch(() => "");
  if (response.ok) {
    const value = asking.as === "text" ? text : text === "" ? null : JSON.parse(text);
    return { ok: true, value: value as T };
  }
  return failed(response.status, readErrorBody(text, response.status));
}

function failed<T>(status: number, error: ErrorBody): Answer<T> {
  return { ok: false, status, error };
}

function readErrorBody(text: string, status: number): ErrorBody {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && "code" in value) return value as ErrorBody;
  } catch {
    // Not from our server: perhaps a proxy's error page.
  }
  return { code: status >= 500 ? OFFLINE : "unknown", problem: String(status) };
}

/** An idempotency key: a message that is sent again with it does not act twice. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const post = <T>(path: string, body: unknown = {}, again = false) =>
  ask<T>(path, { method: "POST", body, again });

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  instance: () => ask<InstanceInfo>("/api/instance"),
  catalogue: (wishes: readonly string[]) => ask<Catalogue>(`/api/catalogue/${wishes.map(encodeURIComponent).join(",")}`),
  rules: (game: string, language: string) =>
    ask<string>(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(language)}`, { as: "text" }),
  example: (game: string, name: string) => ask<ExampleInfo>(`/api/examples/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  admit: (admission: AdmissionRequest) => post<null>("/api/admission", admission),
  rename: (name: string) => ask<Me>("/api/me", { method: "PUT", body: { name }, again: true }),

  keepPreferences: (preferences: Json) => ask<PreferencesInfo>("/api/me/preferences", { method: "PUT", body: { preferences }, again: true, keepalive: true }),

  tables: () => ask<Tables>("/api/tables"),
  /** Continue where I left off, or start again. */
  guide: (guide: string, start_over = false) =>
    post<TableId>("/api/guides", { guide, start_over } satisfies GuideChoice),
  puzzles: (game: string) => ask<Puzzles>(`/api/puzzles/${encodeURIComponent(game)}`),
  create: (plan: TablePlan) => post<NewTable>("/api/tables", plan),
  table: (id: string, seat: number | null = null) =>
    ask<Snapshot>(seat === null ? at(id) : `${at(id)}?seat=${seat}`),
  remove: (id: string) => ask<null>(at(id), { method: "DELETE" }),

  invite: (id: string, seat: number) => post<Invitation>(`${at(id)}/invitations`, { seat } satisfies SeatChoice),
  look: (token: string) => post<TableInfo>("/api/invitations/look", { token }, true),
  /** A second claim by the same person gets the same answer, so it may be repeated. */
  claim: (token: string, colour: number | null) => post<Claimed>("/api/invitations/claim", { token, colour }, true),
  handover: (id: string, seat: number) => post<Handover>(`${at(id)}/handover`, { seat }),
  takeOver: (token: string) => post<Claimed>("/api/handover", { token }),

  sit: (id: string, seat: number, colour: number | null) => post<TableInfo>(`${at(id)}/sit`, { seat, colour }),
  leave: (id: string, seat: number) => post<TableInfo>(`${at(id)}/leave`, { seat }),
  bot: (id: string, choice: BotChoice) => post<TableInfo>(`${at(id)}/bot`, choice),
  takeBack: (id: string, seat: number) => post<TableInfo>(`${at(id)}/takeback`, { seat }),
  concede: (id: string, seat: number) => post<TableInfo>(`${at(id)}/concede`, { seat }),
  rematch: (id: string) => post<TableId>(`${at(id)}/rematch`),

  /** An action. It has the same key every time, so it may be repeated. */
  act: (id: string, seat: number, seq: number, action: string, times = 1) =>
    post<Confirmed>(`${at(id)}/act`, { seat, seq, key: freshKey(), action, ...(times > 1 ? { times } : {}) }, true),
  step: (id: string, step: "undo" | "redo" | "reset", seat: number, seq: number) =>
    post<Confirmed>(`${at(id)}/${step}`, { seat, seq, key: freshKey() }, true),
  why: (id: string, point: Point) => post<RefusalInfo | null>(`${at(id)}/why`, point, true),
  preview: (id: string, preview: Preview) => post<Previews>(`${at(id)}/preview`, preview, true),
  /** What the standing in a scene adds to the points, as the reader of the scene may know it. */
  gains: (id: string, seat: number | null) => ask<Gains>(`${at(id)}/gains?seat=${seat ?? -1}`),
  /** Thinking takes a while, so this is not repeated automatically. */
  hint: (id: string, question: HintRequest) => post<Hint>(`${at(id)}/hint`, question),

  /** The same proposal made twice by one person counts once. */
  propose: (id: string, proposal: Proposal) => post<TableInfo>(`${at(id)}/propose`, proposal),
  consent: (id: string, consent: Consent) => post<TableInfo>(`${at(id)}/consent`, consent),
  resume: (id: string) => post<TableInfo>(`${at(id)}/resume`, {}, true),
  fork: (id: string, fork: Fork) => post<NewTable>(`${at(id)}/fork`, fork),
  sendChat: (id: string, said: ChatText) => post<Said>(`${at(id)}/chat`, said),
  notes: (id: string) => ask<Notes>(`${at(id)}/notes`),
  keepNotes: (id: string, text: string) => ask<Notes>(`${at(id)}/notes`, { method: "PUT", body: { text }, again: true }),

  tokens: (id: string) => ask<SeatTokens>(`${at(id)}/tokens`),
  newToken: (id: string, token: NewToken) => post<SeatToken>(`${at(id)}/tokens`, token),
  revokeToken: (id: string, token: string) => ask<null>(`${at(id)}/tokens/${token}`, { method: "DELETE" }),

  /** `eyes`: a seat, -1 for a spectator, "open" for everything; null lets the server choose. */
  replay: (id: string, eyes: string | null) => ask<Replay>(`${at(id)}/replay${eyes === null ? "" : `?eyes=${eyes}`}`),
  moments: (id: string, eyes: string, first: number, count: number) =>
    ask<ReplayMoments>(`${at(id)}/moments?eyes=${eyes}&first=${first}&count=${count}`),
  scoring: (id: string, seq: number, eyes: string) => ask<Scoring>(`${at(id)}/scoring?seq=${seq}&eyes=${eyes}`),
  timeline: (id: string) => ask<Timeline>(`${at(id)}/timeline`),
  /** Starting a review twice starts one review, so it may be repeated. */
  startReview: (id: string, level: string) => post<Review>(`${at(id)}/review`, { level } satisfies ReviewChoice, true),
  review: (id: string, level: string, first: number) => ask<Review>(`${at(id)}/review?level=${level}&first=${first}`),

  recordAddress: (id: string, seat: number | null) => `${at(id)}/record${seat === null ? "" : `?seat=${seat}`}`,
  openRecord: (record: unknown) => post<TableId>("/api/records", record),
};
