/**
 * `play(cue)`: the one door to sound and touch.  Off until the player turns them on, and then it costs nothing:
 * no audio context, no download.  It never throws and never waits; a sound that cannot be made is left out.
 */
import { prefs } from "../app/prefs.svelte";
import type { Cue } from "./cues";
import type { Synth } from "./synth";

export type { Cue } from "./cues";

/** Milliseconds of vibration, pauses between; most cues are not felt. */
const FELT: Partial<Record<Cue, number | number[]>> = {
  dice: [18, 110, 14, 90, 10, 70, 8],
  hit: 45,
  block: [12, 30, 12],
  coin: 8,
  win: [30, 60, 30, 60, 70],
  loss: 120,
  "your-turn": [25, 80, 25],
};

interface Player {
  context: AudioContext;
  synth: Synth;
}
let made: Promise<Player | null> | null = null;

async function make(): Promise<Player | null> {
  try {
    const { Synth } = await import("./synth");
    const context = new AudioContext();
    return { context, synth: new Synth(context) };
  } catch (error) {
    console.warn("no sound here", error);
    return null;
  }
}

/** Browsers let a page sound only after the player touched it; what comes before that is not saved up. */
async function awake(context: AudioContext): Promise<boolean> {
  if (context.state === "suspended" && navigator.userActivation?.hasBeenActive !== false) await context.resume();
  return context.state === "running";
}

async function sound(cue: Cue): Promise<void> {
  const player = await (made ??= make());
  if (!player || !prefs.sound || !(await awake(player.context))) return;
  player.synth.volume = prefs.volume;
  player.synth.play(cue);
}

export function play(cue: Cue): void {
  if (document.hidden) return;
  if (prefs.sound && prefs.volume > 0) sound(cue).catch((error: unknown) => console.warn("no sound", error));
  const felt = prefs.haptics && FELT[cue];
  if (felt) navigator.vibrate?.(felt);
}

/** Whether this device can be felt at all: a phone, and a browser that lets it shake. */
export const canBeFelt = (): boolean => "vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches;
