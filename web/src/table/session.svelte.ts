// One reader's session at a table: the pieces below, put together. Each knows only those before it.
// What the server sends goes the other way, by the callbacks that the connection gets.
import { Ceremony } from "../scoring/ceremony.svelte";
import { Chat } from "./chat.svelte";
import { TableConnection } from "./connection.svelte";
import { Flying } from "./flying.svelte";
import { PlayerInput } from "./input.svelte";
import { Notes } from "./notes.svelte";
import { ErrorLine } from "./errorLine.svelte";
import { Playback } from "./playback.svelte";
import { Questions } from "./questions.svelte";
import { TurnLog } from "./turnLog.svelte";
import { TableState } from "./state.svelte";

export class TableSession {
  readonly state: TableState;
  readonly chat: Chat;
  readonly notes: Notes;
  readonly errorLine = new ErrorLine();
  readonly connection: TableConnection;
  readonly questions: Questions;
  readonly flying = new Flying();
  readonly ceremony: Ceremony;
  readonly playback: Playback;
  readonly turnLog: TurnLog;
  readonly input: PlayerInput;

  constructor(id: string) {
    this.state = new TableState(id);
    this.notes = new Notes(id);
    this.chat = new Chat(id, ({ seat }) => seat !== null && this.state.mine.includes(seat));
    this.connection = new TableConnection(this.state, this.chat, this.errorLine, {
      show: (snapshot) => this.playback.show(snapshot),
      play: (entries, scene) => this.playback.play(entries, scene),
    });
    this.questions = new Questions(this.state, this.errorLine, this.connection);
    this.ceremony = new Ceremony(this.state, this.flying);
    this.playback = new Playback(this.state, this.connection, this.questions, this.flying, this.ceremony);
    this.turnLog = new TurnLog(this.state, this.playback);
    this.input = new PlayerInput(this.state, this.errorLine, this.connection, this.questions, this.playback);
  }

  open(): Promise<void> {
    return this.connection.open();
  }

  close(): void {
    this.playback.stop();
    this.connection.close();
    void this.notes.keep();
  }
}
