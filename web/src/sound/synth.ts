/** Plays cues into any audio context, through one bus and a compressor: a live one, or one that renders for a test. */
import { CUES, lengthOf, type Cue, type Hiss, type Layer, type Tone } from "./cues";

const SILENT = 0.0001; // an exponential ramp cannot reach zero
const ATTACK = 0.006; // short enough to be at once, long enough not to click
const LOUDEST = 2.4; // of the bus: cues are drawn quiet, the compressor holds what piles up

export class Synth {
  static readonly cues = Object.keys(CUES) as Cue[];

  private readonly bus: GainNode;
  private readonly noise: AudioBuffer;

  constructor(private readonly context: BaseAudioContext) {
    this.bus = new GainNode(context, { gain: LOUDEST });
    const ducked = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 });
    this.bus.connect(ducked).connect(context.destination);
    this.noise = whiteNoise(context);
  }

  /** From 0 to 1, as it is heard: half the slider is half as loud. */
  set volume(volume: number) {
    this.bus.gain.value = LOUDEST * Math.min(1, Math.max(0, volume)) ** 2;
  }

  /** How many seconds it will be heard. */
  play(cue: Cue): number {
    for (const layer of CUES[cue] as Layer[]) {
      if ("wave" in layer) this.tone(layer);
      else this.hiss(layer);
    }
    return lengthOf(cue);
  }

  private tone({ wave, from, to, lasts, gain, at }: Tone): void {
    const start = this.context.currentTime + at;
    const source = new OscillatorNode(this.context, { type: wave, frequency: from });
    if (to !== from) glide(source.frequency, from, to, start, lasts);
    source.connect(this.faded(gain, start, lasts));
    source.start(start);
    source.stop(start + lasts);
  }

  private hiss({ sieve, from, to, width, lasts, gain, at }: Hiss): void {
    const start = this.context.currentTime + at;
    const source = new AudioBufferSourceNode(this.context, { buffer: this.noise, loop: true });
    const filter = new BiquadFilterNode(this.context, { type: sieve, frequency: from, Q: width });
    if (to !== from) glide(filter.frequency, from, to, start, lasts);
    source.connect(filter).connect(this.faded(gain, start, lasts));
    source.start(start, at % 1);
    source.stop(start + lasts);
  }

  /** Up at once, then away: everything here is struck, nothing is held. */
  private faded(gain: number, start: number, lasts: number): GainNode {
    const fade = new GainNode(this.context, { gain: 0 });
    fade.gain.setValueAtTime(SILENT, start);
    fade.gain.exponentialRampToValueAtTime(gain, start + ATTACK);
    fade.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
    fade.connect(this.bus);
    return fade;
  }
}

function glide(pitch: AudioParam, from: number, to: number, start: number, lasts: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + lasts);
}

/** One second of it, the same on every machine. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22_695_477;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = seed / 2_147_483_648;
  }
  return buffer;
}
