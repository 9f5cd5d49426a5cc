// The live connection of a table: says what the client has, receives updates in order, reconnects
// by itself.
import type { FromClient, LogEntry, Said, Scene, TableInfo, ToClient } from "./wire";

export type Connection = "connecting" | "on" | "off";

export interface LiveHooks {
  /** The last sequence number we have; -1 for none. */
  have: () => number;
  /** The seat whose view is shown. */
  seat: () => number | null;
  update: (entries: LogEntry[], scene: Scene) => void;
  presence: (table: TableInfo) => void;
  /** The id of the last chat message we have; 0 for none. */
  said: () => number;
  chat: (said: Said[]) => void;
  /** The epoch of the data we have. */
  epoch: () => string;
  /**
   * Something is missing: load the snapshot again. `isRestored`: our data belongs to an older
   * epoch.
   */
  resync: (isRestored: boolean) => void;
  /** The table no longer exists. */
  gone: () => void;
  connection: (state: Connection) => void;
}

/** The part of WebSocket that we use. Tests provide their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readyState: number;
  send: (text: string) => void;
  close: () => void;
}

const PING_EVERY = 5_000;
const SILENT_AFTER = 14_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const OPEN = 1;
/** The close code for a table that was deleted or is missing from a restored backup. */
const GONE = 4404;

export class Live {
  #address: string;
  #hooks: LiveHooks;
  #open: (address: string) => Socket;
  #socket: Socket | null = null;
  #failures = 0;
  #stopped = false;
  #lastMessage = 0;
  #pings: ReturnType<typeof setInterval> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, hooks: LiveHooks, open = (url: string): Socket => new WebSocket(url) as Socket) {
    this.#address = address;
    this.#hooks = hooks;
    this.#open = open;
  }

  start(): void {
    this.#stopped = false;
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.#onVisible);
    clearTimeout(this.#pause);
    this.#drop();
  }

  /** Receive another seat's view from now on. */
  look(seat: number | null): void {
    this.#send({ type: "look", seat });
  }

  /** Reconnect at once: the network or the reader is back. */
  wake = (): void => {
    if (this.#stopped || this.#socket !== null) return;
    clearTimeout(this.#pause);
    this.#connect();
  };

  #onVisible = (): void => {
    if (document.visibilityState === "visible") this.wake();
  };

  #connect(): void {
    this.#hooks.connection(this.#failures === 0 ? "connecting" : "off");
    const socket = this.#open(this.#address);
    this.#socket = socket;
    this.#lastMessage = Date.now();
    socket.onopen = () => {
      this.#lastMessage = Date.now();
      this.#send({ type: "hello", seq: this.#hooks.have(), seat: this.#hooks.seat(), said: this.#hooks.said(), epoch: this.#hooks.epoch() });
      // The server may have no news. Its answer to the ping shows that we are connected.
      this.#send({ type: "ping" });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(event.data);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === GONE) this.#end();
      else this.#lost();
    };
    clearInterval(this.#pings);
    this.#pings = setInterval(() => this.#tick(), PING_EVERY);
  }

  #tick(): void {
    if (Date.now() - this.#lastMessage > SILENT_AFTER) this.#lost();
    else this.#send({ type: "ping" });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(data: unknown): void {
    this.#lastMessage = Date.now();
    this.#failures = 0;
    this.#hooks.connection("on");
    let message: ToClient;
    try {
      message = JSON.parse(String(data)) as ToClient;
    } catch {
      return;
    }
    if (message.type === "update") this.#update(message.entries, message.scene);
    else if (message.type === "resync") this.#hooks.resync(message.restored === true);
    else if (message.type === "presence") this.#hooks.presence(message.table);
    else if (message.type === "chat") this.#hooks.chat(message.said);
  }

  #update(entries: LogEntry[], scene: Scene): void {
    const have = this.#hooks.have();
    const fresh = entries.filter((entry) => entry.seq > have);
    const first = fresh[0]?.seq ?? (scene.seq > have ? scene.seq + 1 : have + 1);
    if (first > have + 1) this.#hooks.resync(false);
    else if (scene.seq >= have) this.#hooks.update(fresh, scene);
  }

  #end(): void {
    this.stop();
    this.#hooks.gone();
  }

  #lost(): void {
    this.#drop();
    if (this.#stopped) return;
    this.#failures += 1;
    this.#hooks.connection("off");
    this.#pause = setTimeout(() => this.#connect(), pauseAfter(this.#failures, Math.random()));
  }

  #drop(): void {
    clearInterval(this.#pings);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}

/**
 * The pause before reconnecting, in milliseconds: longer after each failure, and randomised so that
 * many clients do not reconnect at the same moment.
 */
export function pauseAfter(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  return longest / 2 + (longest / 2) * chance;
}

export function liveAddress(id: string, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(id)}/live`;
}
