import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CUES, lengthOf, type Cue } from "./cues";

/** Records what is connected to what, and when sources run. */
class Node {
  static all: Node[] = [];
  to: Node[] = [];
  started: number[] = [];
  stopped: number[] = [];
  readonly gain = new Param();
  readonly frequency = new Param();
  constructor(
    readonly context: FakeContext,
    readonly options: Record<string, unknown> = {},
  ) {
    Node.all.push(this);
  }
  connect(next: Node): Node {
    this.to.push(next);
    return next;
  }
  start(at: number): void {
    this.started.push(at);
  }
  stop(at: number): void {
    this.stopped.push(at);
  }
}
class Param {
  value = 0;
  marks: [number, number][] = [];
  setValueAtTime(value: number, at: number): void {
    this.marks.push([value, at]);
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    if (value <= 0) throw new RangeError("an exponential ramp never reaches zero");
    this.marks.push([value, at]);
  }
}
class Gain extends Node {}
class Compressor extends Node {}
class Oscillator extends Node {}
class Source extends Node {}
class Filter extends Node {}
class FakeContext {
  static made = 0;
  static at: string = "running";
  readonly destination = new Node(this);
  currentTime = 5;
  sampleRate = 100;
  constructor() {
    FakeContext.made++;
  }
  get state(): string {
    return FakeContext.at;
  }
  resume = vi.fn(async () => {});
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
}

const kept = { sound: false, volume: 1, haptics: false };
vi.mock("../app/prefs.svelte", () => ({ prefs: kept }));

async function fresh() {
  vi.resetModules();
  return await import("./play");
}
/** Until the synth is loaded, however slow the machine, and what waited for it has run. */
const settled = async () => {
  await import("./synth");
  await new Promise((done) => setTimeout(done, 20));
};

beforeEach(() => {
  Object.assign(kept, { sound: false, volume: 1, haptics: false });
  Node.all = [];
  [FakeContext.made, FakeContext.at] = [0, "running"];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });
  vi.stubGlobal("navigator", { vibrate: vi.fn(), userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("GainNode", Gain);
  vi.stubGlobal("DynamicsCompressorNode", Compressor);
  vi.stubGlobal("OscillatorNode", Oscillator);
  vi.stubGlobal("AudioBufferSourceNode", Source);
  vi.stubGlobal("BiquadFilterNode", Filter);
});
afterEach(() => vi.unstubAllGlobals());

/** Where a node's sound ends up. */
function ends(node: Node): Node {
  return node.to.length ? ends(node.to[0]!) : node;
}

describe("consent", () => {
  it("makes nothing at all while sound is off", async () => {
    (await fresh()).play("dice");
    await settled();
    expect(FakeContext.made).toBe(0);
    expect(Node.all).toEqual([]);
  });
  it("makes one context for all cues once sound is on", async () => {
    kept.sound = true;
    const { play } = await fresh();
    play("dice");
    play("coin");
    await settled();
    expect(FakeContext.made).toBe(1);
  });
  it("stays silent in a page nobody touched, and saves nothing up", async () => {
    kept.sound = true;
    FakeContext.at = "suspended";
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    (await fresh()).play("win");
    await settled();
    expect(Node.all.filter((node) => node instanceof Oscillator)).toEqual([]);
  });
  it("never throws where there is no audio", async () => {
    kept.sound = true;
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.stubGlobal("AudioContext", undefined);
    const { play } = await fresh();
    expect(() => play("hit")).not.toThrow();
    await settled();
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});

describe("touch", () => {
  it("has a switch of its own", async () => {
    const { play } = await fresh();
    play("hit");
    expect(navigator.vibrate).not.toHaveBeenCalled();
    kept.haptics = true;
    play("hit");
    expect(navigator.vibrate).toHaveBeenCalledWith(45);
    expect(FakeContext.made).toBe(0);
  });
});

describe("every cue", () => {
  for (const cue of Object.keys(CUES) as Cue[]) {
    it(`${cue} starts at once, stops by itself, and goes through the compressor`, async () => {
      kept.sound = true;
      (await fresh()).play(cue);
      await settled();
      const sources = Node.all.filter((node) => node.started.length);
      expect(sources).toHaveLength(CUES[cue].length);
      expect(Math.min(...sources.map((node) => node.started[0]!))).toBe(5);
      expect(Math.max(...sources.map((node) => node.stopped[0]!))).toBeCloseTo(5 + lengthOf(cue));
      expect(lengthOf(cue)).toBeLessThan(1.3);
      const compressor = Node.all.find((node) => node instanceof Compressor)!;
      for (const source of sources) expect(ends(source)).toBe(compressor.to[0]);
      expect(compressor.to[0]).toBe(ends(compressor));
    });
  }
  it("is as loud as the player wants", async () => {
    Object.assign(kept, { sound: true, volume: 0.5 });
    (await fresh()).play("step");
    await settled();
    const bus = Node.all.find((node) => node instanceof Gain)!;
    expect(bus.gain.value).toBeCloseTo(0.6);
  });
});
