// The live connection of a table: says what it has, takes updates in order, comes back by itself.
import type { FromClient, LogEntry, Said, Scene, TableInfo, ToClient } from "./wire";

export type Connection = "connecting" | "on" | "off";

export interface LiveHooks {
  /** The last sequence number we have; -1 for none. */
  have: () => number;
  /** Through whose eyes we look. */
  seat: () => number | null;
  update: (entries: LogEntry[], scene: Scene) => void;
  presence: (table: TableInfo) => void;
  /** The number of the last thing said that we have; 0 for none. */
  said: () => number;
  chat: (said: Said[]) => void;
  /** The history of the house to which belongs what we have. */
  epoch: () => string;
  /** Something is missing in between: load the snapshot again; anew: what we have was never so. */
  resync: (anew: boolean) => void;
  /** The table is not here any more. */
  gone: () => void;
  connection: (state: Connection) => void;
}

/** The part of WebSocket that we use; tests bring their own. */
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
/** How the server hangs up when the table was deleted, or is not in the backup that was restored. */
const GONE = 4404;

export class Live {
  #address: string;
  #hooks: LiveHooks;
  #open: (address: string) => Socket;
  #socket: Socket | null = null;
  #failures = 0;
  #stopped = false;
  #heard = 0;
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

  /** Look through other eyes from now on. */
  look(seat: number | null): void {
    this.#send({ type: "look", seat });
  }

  /** Try at once: the network is back, or the reader is. */
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
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#send({ type: "hello", seq: this.#hooks.have(), seat: this.#hooks.seat(), said: this.#hooks.said(), epoch: this.#hooks.epoch() });
      // The server may have nothing to tell: its answer to the ping says that we are connected.
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
    if (Date.now() - this.#heard > SILENT_AFTER) this.#lost();
    else this.#send({ type: "ping" });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(data: unknown): void {
    this.#heard = Date.now();
    this.#failures = 0;
    this.#hooks.connection("on");
    let message: ToClient;
    try {
      message = JSON.parse(String(data)) as ToClient;
    } catch {
      return;
    }
    if (message.type === "update") this.#update(message.entries, message.scene);
    else if (message.type === "resync") this.#hooks.resync(message.anew === true);
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

/** Longer after each failure, never twice the same, so that a crowd does not come back at once. */
export function pauseAfter(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  return longest / 2 + (longest / 2) * chance;
}

export function liveAddress(id: string, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(id)}/live`;
}
