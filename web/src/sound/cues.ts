/**
 * What each cue sounds like, as data: a few oscillators and a breath of filtered noise.
 * Times are seconds, frequencies hertz; `to` is where a pitch glides, `at` how long after the cue begins.
 */

export type Wave = "sine" | "triangle" | "square";
export type Sieve = "lowpass" | "bandpass" | "highpass";

export interface Tone {
  wave: Wave;
  from: number;
  to: number;
  lasts: number;
  gain: number;
  at: number;
}
export interface Hiss {
  sieve: Sieve;
  from: number;
  to: number;
  width: number; // the filter's Q
  lasts: number;
  gain: number;
  at: number;
}
export type Layer = Tone | Hiss;

const tone = (wave: Wave, from: number, to: number, lasts: number, gain: number, at = 0): Tone => ({
  wave,
  from,
  to,
  lasts,
  gain,
  at,
});
const hiss = (sieve: Sieve, from: number, lasts: number, gain: number, at = 0, width = 1, to = from): Hiss => ({
  sieve,
  from,
  to,
  width,
  lasts,
  gain,
  at,
});

const KNOCKS = [0, 0.13, 0.24, 0.33, 0.39]; // a die bounces ever quicker and ever weaker

export const CUES = {
  step: [hiss("lowpass", 260, 0.07, 2.6), tone("sine", 96, 60, 0.06, 0.12)],
  term: [tone("triangle", 1700, 1150, 0.05, 0.3), hiss("bandpass", 3200, 0.025, 0.2, 0, 2)],
  dice: KNOCKS.flatMap((at, i) => [
    hiss("bandpass", 950 + i * 60, 0.04, 0.55 / (i + 1), at, 3),
    tone("sine", 210, 130, 0.06, 0.3 / (i + 1), at),
  ]),
  card: [hiss("highpass", 2600, 0.09, 0.2), hiss("bandpass", 1200, 0.04, 0.25, 0.09)],
  coin: [
    tone("sine", 2637, 2630, 0.4, 0.1),
    tone("sine", 3951, 3945, 0.3, 0.07, 0.02),
    hiss("bandpass", 5200, 0.02, 0.15, 0, 4),
  ],
  hit: [tone("sine", 150, 48, 0.2, 0.7), hiss("lowpass", 800, 0.09, 0.6)],
  block: [523, 811, 1187].map((pitch) => tone("square", pitch, pitch * 0.985, 0.18, 0.14)),
  door: [hiss("lowpass", 180, 0.7, 0.7), tone("sine", 62, 44, 0.6, 0.35), hiss("bandpass", 420, 0.12, 0.3, 0.5)],
  blade: [
    hiss("bandpass", 1800, 0.16, 0.4, 0, 1.4, 6400),
    tone("triangle", 2093, 2060, 0.34, 0.05, 0.09),
    tone("sine", 3290, 3260, 0.42, 0.04, 0.09),
  ],
  win: [294, 440, 587, 740].map((pitch, i) => tone("triangle", pitch, pitch, 1.1 - i * 0.1, 0.16, i * 0.08)),
  loss: [220, 208, 147].map((pitch, i) => tone("triangle", pitch, pitch * 0.99, 0.7, 0.18, i * 0.16)),
  "your-turn": [660, 880].map((pitch, i) => tone("sine", pitch, pitch, 0.5, 0.1, i * 0.12)),
} satisfies Record<string, Layer[]>;

export type Cue = keyof typeof CUES;

/** How long a cue is heard. */
export const lengthOf = (cue: Cue): number => Math.max(...CUES[cue].map((layer: Layer) => layer.at + layer.lasts));
