/** Shares and differences as they are read: `54`, `+3.1`, with a real minus. */
const MINUS = "\u2212";

export const percent = (share: number): string => String(Math.round(100 * share));

export const points = (share: number): string => (100 * share).toFixed(1).replace("-", MINUS);

export const gained = (share: number): string => signedFixed(100 * share, 0);

export function signedFixed(number: number, digits = 1): string {
  const text = Math.abs(number).toFixed(digits);
  return Number(text) === 0 ? text : `${number < 0 ? MINUS : "+"}${text}`;
}
