/** Lines over the map: paths of dots and of dashes, bent flights. */
import type { Point } from "../../hexes";
import { line, mid, round, xy } from "./paint";

const LEAVES = 28; // from the middle of who strikes
const ENDS = 40; // before the middle of who is struck: the face stays free
const LEAST = 16; // of an arrow between neighbours

/** A bent flight from one point to another: its curve, and where its tip stands; between neighbours short and flat. */
export function flight(from: Point, to: Point, most = 34): { d: string; tip: string } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const short = Math.min(1, (length - LEAST) / (LEAVES + ENDS));
  const lift = Math.min(most, (length - short * (LEAVES + ENDS)) / 3);
  const unit: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const start: Point = [from[0] + unit[0] * LEAVES * short, from[1] + unit[1] * LEAVES * short];
  const end: Point = [to[0] - unit[0] * ENDS * short, to[1] - unit[1] * ENDS * short];
  const [mx, my] = mid(start, end);
  const bend: Point = [mx + (Math.abs(unit[1]) > 0.85 ? lift : 0), my - lift];
  const angle = (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
  return { d: `M${xy(start)}Q${xy(bend)} ${xy(end)}`, tip: `translate(${xy(end)}) rotate(${round(angle)})` };
}

/** Chevrons in the middle of each step. */
export function chevrons(points: readonly Point[]): string[] {
  return points.slice(1).map((to, at) => {
    const from = points[at]!;
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return `translate(${xy(mid(from, to))}) rotate(${round(angle)})`;
  });
}

export const track = (points: readonly Point[]): string => (points.length > 1 ? line(points) : "");
