/** Marks that only Gloomhaven's cards and signs need; each a few strokes, for they come with the first board. */
import { put, rays, shape, stroke } from "../../../../art/glyphs/drawn";

export const aim = shape(
  "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
);
export const burst = put('<circle cx="12" cy="12" r="2.6"/>' + rays(8, '<path d="M9.8 8.4 12 .8l2.2 7.6z"/>'));
export const caltrops = shape("M12 1 14.5 11 23 20.5 12 16.5 1 20.5 9.5 11z");
export const boulder = shape("M7 5.5 13.5 3 19 6.5 22.5 14 20.5 20.5H3.5L1.5 14.5zM8.3 7.5 5 14.2l3.2 3.5 2.3-5z");
export const doubled = shape(
  "M8 2h11a1.5 1.5 0 0 1 1.5 1.5V17H18V4.5H8zM5 6h10a1.5 1.5 0 0 1 1.5 1.5V22H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 6z",
);
export const pawn = shape(
  "M12 2a4.6 4.6 0 0 1 2.9 8.2H17v2.3h-2.3c.2 3 1 5 3.3 6.5v3H6v-3c2.3-1.5 3.1-3.5 3.3-6.5H7v-2.3h2.1A4.6 4.6 0 0 1 12 2z",
);

const horizon = stroke("M1.5 20.5h21", 2.6) + '<path d="M5.5 18a6.5 6.5 0 0 1 13 0z"/>';
export const early = put(horizon + '<path d="M12 1l4.5 5h-3v3.5h-3V6h-3z"/>');
export const middle = put('<circle cx="12" cy="12" r="5"/>' + rays(8, stroke("M12 1.8v2.8", 2.2)));
export const late = put(horizon + '<path d="M12 9.5 7.5 4.5h3V1h3v3.5h3z"/>');
