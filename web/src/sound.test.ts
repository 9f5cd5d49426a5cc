// Sounds are made of notes and noise; nothing sounds until the reader wants it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const made: string[] = [];
class Parameter {
  value = 0;
  setValueAtTime(value: number) { this.value = value; }
  exponentialRampToValueAtTime() {}
}
class Node {
  gain = new Parameter();
  frequency = new Parameter();
  type = "";
  buffer = null;
  connect(next: unknown) { return next; }
  disconnect() {}
  start() {}
  stop() {}
}
class Audio {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = new Node();
  createGain() { return new Node(); }
  createBiquadFilter() { return new Node(); }
  createOscillator() { made.push("tone"); return new Node(); }
  createBufferSource() { made.push("noise"); return new Node(); }
  createBuffer(_: number, length: number) { return { getChannelData: () => new Float32Array(length) }; }
}
let sound: typeof import("./sound");

beforeEach(async () => {
  made.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Audio);
  vi.resetModules();
  sound = await import("./sound");
});
afterEach(() => {
  vi.runAllTimers();
});

test("nothing sounds while sound is off or the volume is zero", () => {
  sound.playCue("turn", { sound: false, volume: 1 });
  sound.playCue("turn", { sound: true, volume: 0 });
  expect(made).toEqual([]);
});

test("every cue is made of tones or noise", () => {
  for (const cue of sound.CUES) {
    made.length = 0;
    sound.playCue(cue, { sound: true, volume: 0.5 });
    expect(made.length, cue).toBeGreaterThan(0);
    vi.runAllTimers();
  }
});

test("no more than four cues sound at the same time", () => {
  for (let number = 0; number < 9; number++) sound.playCue("point", { sound: true, volume: 1 });
  expect(made).toHaveLength(4);
  vi.runAllTimers();
  sound.playCue("point", { sound: true, volume: 1 });
  expect(made).toHaveLength(5);
});

test("a phone vibrates only if that is wanted", () => {
  const vibrated = vi.fn();
  vi.stubGlobal("navigator", { vibrate: vibrated });
  sound.vibrate(false, 30);
  expect(vibrated).not.toHaveBeenCalled();
  sound.vibrate(true, 30);
  expect(vibrated).toHaveBeenCalledWith(30);
});
