// Sounds, made with WebAudio from noise and simple waves; no files are loaded. Off until asked for,
// and never the only sign of anything.

export const CUES = ["step", "put", "crack", "point", "turn", "refused", "predator", "eruption", "block", "win", "loss"] as const;
export type Cue = (typeof CUES)[number];

/** The volume when the slider is at its end. */
const MASTER = 0.25;
/** Voices at the same time; further ones are left out. */
const VOICES = 4;
const SILENT = 0.0001;

/** One part of a cue. Times are in seconds, pitches in hertz; a pair is a glide. */
interface Part {
  wave: OscillatorType | "white" | "pink" | "brown";
  /** The pitch of a wave. */
  pitch?: number | readonly [number, number];
  filter?: { type: BiquadFilterType; at: number | readonly [number, number] };
  after?: number;
  time: number;
  attack?: number;
  level?: number;
}

const note = (pitch: number, after: number): Part => ({ wave: "triangle", pitch, after, time: 0.14, attack: 0.01, level: 0.8 });
const paw = (after: number): Part => ({ wave: "white", filter: { type: "bandpass", at: 500 }, after, time: 0.018, level: 0.9 });
const burst = (after: number): Part => ({ wave: "white", filter: { type: "highpass", at: 1800 }, after, time: 0.03, level: 0.6 });

const RECIPES: Record<Cue, readonly Part[]> = {
  put: [
    { wave: "white", filter: { type: "lowpass", at: 900 }, time: 0.03, level: 0.8 },
    { wave: "sine", pitch: [140, 90], time: 0.08 },
  ],
  step: [paw(0), paw(0.09), paw(0.18)],
  crack: [burst(0), burst(0.06), burst(0.1), { wave: "brown", filter: { type: "lowpass", at: [180, 60] }, after: 0.12, time: 0.9, attack: 0.2 }],
  point: [{ wave: "triangle", pitch: 660, time: 0.06, level: 0.7 }],
  turn: [note(392, 0), note(587, 0.14)],
  refused: [{ wave: "triangle", pitch: 196, time: 0.09, level: 0.8 }],
  predator: [{ wave: "pink", filter: { type: "bandpass", at: [300, 120] }, time: 0.5, attack: 0.15 }],
  eruption: [
    { wave: "sine", pitch: [1400, 300], time: 0.8, attack: 0.1, level: 0.25 },
    { wave: "sine", pitch: 55, after: 0.8, time: 0.7 },
    { wave: "brown", filter: { type: "lowpass", at: 200 }, after: 0.8, time: 0.7 },
  ],
  block: [
    { wave: "white", filter: { type: "lowpass", at: 1400 }, time: 0.02, level: 0.7 },
    { wave: "square", pitch: 90, time: 0.05, level: 0.3 },
  ],
  win: [note(392, 0), note(494, 0.16), note(587, 0.32)],
  loss: [note(392, 0), note(494, 0.16)],
};

let context: AudioContext | null = null;
let voices = 0;

interface Volume {
  sound: boolean;
  volume: number;
}

/** Play a cue. `higher` raises its pitch: each step is 3 %. */
export function playCue(cue: Cue, { sound, volume }: Volume, higher = 0): void {
  if (!sound || volume <= 0 || voices >= VOICES) return;
  const audio = ready();
  if (!audio) return;
  const master = audio.createGain();
  master.gain.value = MASTER * volume;
  master.connect(audio.destination);
  const parts = RECIPES[cue];
  const length = Math.max(...parts.map(({ after = 0, time }) => after + time));
  for (const part of parts) playPart(audio, master, part, 1.03 ** higher);
  voices++;
  setTimeout(() => {
    voices--;
    master.disconnect();
  }, length * 1000 + 100);
}

/** Browsers allow sound only after the first key or click on the page. */
function ready(): AudioContext | null {
  const isAllowed = typeof navigator === "undefined" || navigator.userActivation?.hasBeenActive !== false;
  if (!context && isAllowed && typeof AudioContext === "function") context = new AudioContext();
  if (context?.state === "suspended") void context.resume();
  return context;
}

function playPart(audio: AudioContext, out: AudioNode, part: Part, factor: number): void {
  const from = audio.currentTime + (part.after ?? 0);
  const until = from + part.time;
  const source = sourceOf(audio, part, factor, from, until);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, from);
  gain.gain.exponentialRampToValueAtTime(part.level ?? 1, from + (part.attack ?? 0.003));
  gain.gain.exponentialRampToValueAtTime(SILENT, until);
  source.connect(gain).connect(out);
}

function sourceOf(audio: AudioContext, { wave, pitch, filter, time }: Part, factor: number, from: number, until: number): AudioNode {
  let node: AudioScheduledSourceNode;
  if (wave === "white" || wave === "pink" || wave === "brown") {
    const noise = audio.createBufferSource();
    noise.buffer = noiseOf(audio, wave, time);
    node = noise;
  } else {
    const tone = audio.createOscillator();
    tone.type = wave as OscillatorType;
    glide(tone.frequency, pitch ?? 440, factor, from, until);
    node = tone;
  }
  node.start(from);
  node.stop(until);
  if (!filter) return node;
  const passed = audio.createBiquadFilter();
  passed.type = filter.type;
  glide(passed.frequency, filter.at, factor, from, until);
  return node.connect(passed);
}

function glide(parameter: AudioParam, value: number | readonly [number, number], factor: number, from: number, until: number): void {
  const [first, last] = typeof value === "number" ? [value, value] : value;
  parameter.setValueAtTime(first * factor, from);
  if (last !== first) parameter.exponentialRampToValueAtTime(last * factor, until);
}

/** Brown noise is the sum of white noise; pink is halfway between the two. */
function noiseOf(audio: AudioContext, colour: "white" | "pink" | "brown", time: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * time), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  const keep = { white: 0, pink: 0.8, brown: 0.98 }[colour];
  const loud = { white: 1, pink: 1.5, brown: 5 }[colour];
  let last = 0;
  for (let index = 0; index < samples.length; index++) {
    last = keep * last + (1 - keep) * (Math.random() * 2 - 1);
    samples[index] = last * loud;
  }
  return buffer;
}

/** Let a phone vibrate, where this is supported and wanted. */
export function vibrate(wanted: boolean, pattern: number | number[]): void {
  if (wanted && typeof navigator !== "undefined" && "vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(pattern);
}

export const canVibrate = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;
