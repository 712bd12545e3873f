/** The camera over the map: drag, wheel, pinch and keys move one transform on one parent; nothing is painted anew for it. */
import type { Attachment } from "svelte/attachments";

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const [LEAST, MOST] = [0.28, 2.4];
const CLICK = 6; // pixels that a press may slip and still be a click
const REST = 160; // milliseconds after which a stretched layer is painted sharp
const FLIGHT = 380;

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export class Camera {
  k = $state(1); // shown by the buttons
  seen = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 }); // the part of the drawing in view, for an overview
  private x = 0;
  private y = 0;
  private world: HTMLElement | undefined;
  private scene: HTMLElement | undefined;
  private timer = 0;
  private flight = 0;
  dragged = false; // the press that ends now was a drag

  /** On the scene: it is dragged and zoomed. */
  readonly hand: Attachment<HTMLElement> = (scene) => {
    this.scene = scene;
    const fingers = new Map<number, Point>();
    const point = (event: PointerEvent): Point => [event.clientX, event.clientY];
    let start: Point = [0, 0];
    let caught = false;
    const down = (event: PointerEvent): void => {
      if ((event.target as Element).closest("[data-still]") || event.button > 0) return;
      fingers.set(event.pointerId, point(event));
      [start, this.dragged] = [point(event), false];
      caught = false;
    };
    const drag = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = point(event);
      if (!this.dragged && fingers.size === 1 && Math.hypot(now[0] - start[0], now[1] - start[1]) < CLICK) return;
      if (!caught) scene.setPointerCapture(event.pointerId);
      caught = this.dragged = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.pinch(before, now, other);
      else this.shift(now[0] - before[0], now[1] - before[1]);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      if ((event.target as Element).closest("[data-still]")) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), [event.clientX, event.clientY]);
    };
    const off = [
      on(scene, "pointerdown", down),
      on(scene, "pointermove", drag),
      on(scene, "pointerup", up),
      on(scene, "pointercancel", up),
      on(scene, "wheel", wheel, { passive: false }),
    ];
    return () => off.forEach((end) => end());
  };

  /** On the world: it carries the transform. */
  readonly carried: Attachment<HTMLElement> = (world) => {
    this.world = world;
    this.put();
  };

  private put(): void {
    const { clientWidth, clientHeight } = this.scene ?? { clientWidth: 0, clientHeight: 0 };
    this.seen = {
      x: -this.x / this.k,
      y: -this.y / this.k,
      width: clientWidth / this.k,
      height: clientHeight / this.k,
    };
    if (this.world)
      this.world.style.transform = `translate3d(${this.x.toFixed(1)}px,${this.y.toFixed(1)}px,0) scale(${this.k.toFixed(4)})`;
  }

  private shift(dx: number, dy: number): void {
    this.land();
    this.x += dx;
    this.y += dy;
    this.put();
  }

  /** Zooms about a point of the window; without one about the middle. */
  zoom(factor: number, about?: Point): void {
    const box = this.scene?.getBoundingClientRect();
    if (!box) return;
    this.land();
    const [x, y] = about ? [about[0] - box.x, about[1] - box.y] : [box.width / 2, box.height / 2];
    const k = Math.min(MOST, Math.max(LEAST, this.k * factor));
    this.x = x - ((x - this.x) * k) / this.k;
    this.y = y - ((y - this.y) * k) / this.k;
    this.k = k;
    this.put();
    this.sharpen();
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const spread = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
    this.shift((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    this.zoom(spread(now) / spread(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  }

  /** A kept layer is stretched while zooming; at rest it is painted anew. */
  private sharpen(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.world?.classList.add("sharp");
      requestAnimationFrame(() => requestAnimationFrame(() => this.world?.classList.remove("sharp")));
    }, REST);
  }

  private free(insets: Insets): Box {
    const { width = 0, height = 0 } = this.scene?.getBoundingClientRect() ?? {};
    return {
      x: insets.left,
      y: insets.top,
      width: Math.max(80, width - insets.left - insets.right),
      height: Math.max(80, height - insets.top - insets.bottom),
    };
  }

  /** Puts a part of the drawing into the middle of what is free, as large as fits within limits; the rest fills the edges. */
  frame(part: Box, whole: Box, insets: Insets, [least, most]: readonly [number, number], glide: boolean): void {
    const free = this.free(insets);
    const k = Math.min(most, Math.max(least, Math.min(free.width / part.width, free.height / part.height)));
    this.x = placed(free.x, free.width, part.x * k, part.width * k, whole.x * k, whole.width * k);
    this.y = placed(free.y, free.height, part.y * k, part.height * k, whole.y * k, whole.height * k);
    this.k = k;
    if (glide) this.fly();
    this.put();
    this.sharpen();
  }

  /** Brings a point of the drawing into the middle of what is free, as large as it is. */
  centre([x, y]: Point, insets: Insets, glide: boolean): void {
    const free = this.free(insets);
    this.x = free.x + free.width / 2 - x * this.k;
    this.y = free.y + free.height / 2 - y * this.k;
    if (glide) this.fly();
    this.put();
  }

  /** Whether a part of the drawing can be seen as it is. */
  sees(part: Box, insets: Insets): boolean {
    const free = this.free(insets);
    const [x, y] = [this.x + part.x * this.k, this.y + part.y * this.k];
    return (
      x >= free.x - 1 &&
      y >= free.y - 1 &&
      x + part.width * this.k <= free.x + free.width + 1 &&
      y + part.height * this.k <= free.y + free.height + 1
    );
  }

  private fly(): void {
    if (!this.world) return;
    this.world.style.transition = `transform ${FLIGHT}ms cubic-bezier(.3,.1,.2,1)`;
    window.clearTimeout(this.flight);
    this.flight = window.setTimeout(() => this.land(), FLIGHT + 30);
  }

  private land(): void {
    if (this.world?.style.transition) this.world.style.transition = "";
  }
}

/** Along one axis: the part in the middle, but no empty edge while the whole still reaches on. */
function placed(from: number, room: number, part: number, size: number, whole: number, length: number): number {
  if (length <= room) return from + (room - length) / 2 - whole;
  const wished = from + (room - size) / 2 - part;
  return Math.min(from - whole, Math.max(from + room - whole - length, wished));
}

function on<Name extends keyof HTMLElementEventMap>(
  node: HTMLElement,
  name: Name,
  hear: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): () => void {
  node.addEventListener(name, hear, options);
  return () => node.removeEventListener(name, hear, options);
}
