/** A seat's colour, shape and letter; the shapes stand around 0,0 and fill a circle of radius 10. */
const SHAPES = [
  "M0 -9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0 -9.5Z", // circle
  "M-8.5 -8.5H8.5V8.5H-8.5Z", // square
  "M0 -10.5 11 8.5H-11Z", // triangle
  "M0 -11.5 11.5 0 0 11.5 -11.5 0Z", // diamond
  "M0 -10.5 9.5 -5V5L0 10.5-9.5 5V-5Z", // hexagon
  "M0 -10.5 3.1 -3.7 10.5 -2.8 5.2 2.3 6.6 9.7 0 6 -6.6 9.7 -5.2 2.3 -10.5 -2.8 -3.1 -3.7Z", // star
];
// a letter that stands out from the seat's colour
const INKS = ["#fff", "#1b1008", "#1b1008", "#1b1008", "#1b1008", "#1b1008"];
const LOW = 2; // the triangle's letter stands lower and smaller

export interface SeatLook {
  shape: string;
  colour: string;
  ink: string;
  letter: string;
  low: boolean;
}

export function seatLook(seat: number): SeatLook {
  const at = seat % SHAPES.length;
  return { shape: SHAPES[at]!, colour: `var(--seat-${at})`, ink: INKS[at]!, letter: "ABCDEF"[at]!, low: at === LOW };
}
