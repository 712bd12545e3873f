/** How large the table is drawn: it is laid out at one size and grows or shrinks with the window. */
export interface Room {
  narrow: boolean;
  tight: boolean; // wide, but only just
  scale: number;
  wide: number; // what the layout has, in its own pixels
  high: number;
}

const NARROW = 960; // as the frame has it
const WIDE_AT = { wide: 1280, high: 656 }; // what is left of 1280 x 800
const TIGHT = 1240;
const PHONE_AT = { wide: 390, high: 640 };

export function measured(width: number, height: number): Room {
  const narrow = width < NARROW;
  const plan = narrow ? PHONE_AT : WIDE_AT;
  const fit = Math.min(width / plan.wide, height / plan.high);
  const scale = Math.max(narrow ? Math.min(1, width / plan.wide) : 0.86, Math.min(narrow ? 1.7 : 1.9, fit));
  const high = Math.max(height / scale, narrow ? plan.high - 40 : plan.high - 30);
  return { narrow, tight: !narrow && width / scale < TIGHT, scale, wide: width / scale, high };
}
