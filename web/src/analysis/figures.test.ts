import { expect, test } from "vitest";
import { gained, percent, points, signedFixed } from "./figures";

test("shares are read in whole hundredths, differences with one digit", () => {
  expect(percent(0.546)).toBe("55");
  expect(points(0.0314)).toBe("3.1");
  expect(gained(-0.121)).toBe("\u221212");
});

test("what is nothing has no sign", () => {
  expect(signedFixed(-0.04)).toBe("0.0");
  expect(signedFixed(1.25)).toBe("+1.3");
});
