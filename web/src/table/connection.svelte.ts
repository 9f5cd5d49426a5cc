// A table's connection to the server: loading, the socket, sending, and what arrives, in order.
import { type Answer, api, OFFLINE } from "../api";
import { app, t, errorText } from "../app.svelte";
import { type Connection, Live, liveAddress } from "../live";
import type { Confirmed, LogEntry, Scene, Snapshot, TableInfo, ErrorBody } from "../wire";
import type { Chat } from "./chat.svelte";
import type { ErrorLine } from "./errorLine.svelte";
import type { TableState } from "./state.svelte";

/** The receiver of what the server sends. */
export interface Arrivals {
  /** A whole table, which replaces everything shown before. */
  show: (snapshot: Snapshot) => void;
  /** New log entries without a gap (possibly none), and the scene after them. */
  play: (entries: LogEntry[], scene: Scene) => void;
}

export class TableConnection {
  readonly #state: TableState;
  readonly #chat: Chat;
  readonly #errorLine: ErrorLine;
  readonly #arrivals: Arrivals;
  status = $state<Connection>("connecting");
  /** An action or a step is on its way to the server. */
  isSending = $state(false);
  #failedLoad = $state.raw<ErrorBody | null>(null);
  #isGone = $state(false);

  #live: Live | null = null;
  #epoch = "";
  /** The newest scene that arrived, even if it is not shown yet. */
  #latest: Scene | null = null;
  #loading: Promise<void> | null = null;

  constructor(state: TableState, chat: Chat, errorLine: ErrorLine, arrivals: Arrivals) {
    this.#state = state;
    this.#chat = chat;
    this.#errorLine = errorLine;
    this.#arrivals = arrivals;
  }

  /** Why the table cannot be shown at all. */
  lost = $derived(this.#isGone ? t("web-table-gone") : this.#failedLoad && errorText(this.#failedLoad));

  async open(): Promise<void> {
    await this.load(null);
    if (!this.#state.table) return;
    this.passScreen();
    this.#live = new Live(liveAddress(this.#state.id), {
      have: () => this.#latest?.seq ?? -1,
      seat: () => this.#state.scene?.seat ?? null,
      update: (entries, scene) => void this.#arrive(entries, scene),
      presence: (table) => this.#changeTable(table),
      said: () => this.#chat.last,
      chat: (said) => this.#chat.arrive(said),
      epoch: () => this.#epoch,
      resync: (isRestored) => void (isRestored ? this.#restore() : this.reload()),
      gone: () => (this.#isGone = true),
      connection: (status) => this.#changeStatus(status),
    });
    this.#live.start();
  }

  close(): void {
    this.#live?.stop();
    this.#live = null;
  }

  // Loading

  /** Load the whole table as a seat sees it (null: the server chooses the seat). */
  load(seat: number | null): Promise<void> {
    // Callers that come while a load is under way share its answer.
    this.#loading ??= this.#load(seat).finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Load the table again for the same seat; with one seat or none the server knows which. */
  reload(): Promise<void> {
    return this.load(this.#state.mine.length > 1 ? (this.#state.scene?.seat ?? null) : null);
  }

  async #load(seat: number | null): Promise<void> {
    const { id } = this.#state;
    let answer = await api.table(id, seat);
    // The seat has moved to another device or person: continue with the seats I still have.
    if (!answer.ok && answer.error.code === "not_yours" && seat !== null) answer = await api.table(id);
    // An update has overtaken the answer, and would be lost.
    while (answer.ok && this.#isOld(answer.value)) answer = await api.table(id, answer.value.scene.seat);
    const { scene } = this.#state;
    if (!answer.ok) {
      if (scene === null) this.#failedLoad = answer.error;
      return;
    }
    this.#show(answer.value);
    if (scene && scene.seat !== answer.value.scene.seat) this.#live?.look(answer.value.scene.seat);
  }

  #isOld({ epoch, scene }: Snapshot): boolean {
    return epoch === this.#epoch && scene.seq < (this.#latest?.seq ?? -1);
  }

  /** A backup was restored: everything loaded so far belongs to a history that no longer exists. */
  async #restore(): Promise<void> {
    this.#chat.forget();
    await this.#loading;
    this.#state.curtain = null;
    await this.load(null);
    this.#errorLine.show({ code: "restored", problem: "" });
  }

  #show(snapshot: Snapshot): void {
    this.#epoch = snapshot.epoch;
    this.#latest = snapshot.scene;
    this.#state.clocks.update(snapshot.scene.clocks);
    this.#arrivals.show(snapshot);
  }

  // Arriving messages

  #arrive(entries: LogEntry[], scene: Scene): void | Promise<void> {
    const latest = this.#latest?.seq ?? -1;
    if (scene.seq < latest) return;
    if (scene.seat !== (this.#state.scene?.seat ?? null)) return; // meant for a seat that is no longer shown
    this.#state.clocks.update(scene.clocks);
    const fresh = entries.filter((entry) => entry.seq > latest);
    // My own entry overtook another player's, which is still on its way: load what is missing.
    if (fresh[0] && fresh[0].seq > latest + 1) return this.reload().then(() => this.passScreen());
    this.#latest = scene;
    this.#arrivals.play(fresh, scene);
  }

  #changeTable(table: TableInfo): void {
    const hasStarted = this.#state.table?.status === "open" && table.status !== "open";
    const seat = this.#state.scene?.seat ?? null;
    const isTaken = seat !== null && !table.seats.some((one) => one.seat === seat && one.mine);
    const isGiven = seat === null && table.seats.some((one) => one.mine);
    this.#state.table = table;
    if (hasStarted || isTaken || isGiven) void this.load(null);
  }

  #changeStatus(status: Connection): void {
    this.status = status;
    if (status === "on") this.#errorLine.end();
  }

  // Sending

  /** Send an action or a step. Its effect arrives like any update. Returns what went wrong. */
  async send(request: () => Promise<Answer<Confirmed>>): Promise<ErrorBody | null> {
    this.isSending = true;
    this.#errorLine.clear();
    const answer = await request();
    if (answer.ok) await this.#arrive([...(answer.value.earlier ?? []), answer.value.entry], answer.value.scene);
    this.isSending = false;
    if (answer.ok) return null;
    if (["stale", "restored"].includes(answer.error.code)) await this.reload();
    return answer.error;
  }

  /** Wait for the answer to a proposal or a vote; true if the server accepted it. */
  async arrange(request: Promise<Answer<TableInfo>>): Promise<boolean> {
    const answer = await request;
    if (answer.ok) this.#changeTable(answer.value);
    else this.report(answer.error);
    return answer.ok;
  }

  /** Play a seat of mine again that a bot held. */
  async takeBack(seat: number): Promise<void> {
    const answer = await api.takeBack(this.#state.id, seat);
    if (answer.ok) await this.reload();
    else this.report(answer.error);
  }

  /** Show what went wrong; without an answer from the server, also try to reconnect at once. */
  report(error: ErrorBody): void {
    this.#errorLine.show(error);
    if (error.code === OFFLINE) this.#live?.wake();
  }

  // Several players on one device

  /** Pass the screen on if another player of this device has to decide, behind a curtain if wanted. */
  passScreen(): void {
    const next = this.#state.nextAtScreen();
    if (next === undefined) return;
    if (app.preferences.curtain) this.#state.curtain = next;
    else void this.lookThrough(next);
  }

  /** The right player is in front of the screen: show the table as their seat sees it. */
  async lookThrough(seat: number | null): Promise<void> {
    const answer = await api.table(this.#state.id, seat);
    if (!answer.ok) return this.report(answer.error);
    this.#state.isScreenTaken = true;
    // Open the curtain first: while it is closed, nothing is offered and nothing is previewed.
    this.#state.curtain = null;
    this.#show(answer.value);
    this.#live?.look(seat);
  }
}
