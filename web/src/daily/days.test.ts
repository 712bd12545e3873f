import { expect, test } from "vitest";
import { dayBeside, dayText } from "./days";

test("days follow each other over the ends of months and years", () => {
  expect(dayBeside("2026-02-28", 1)).toBe("2026-03-01");
  expect(dayBeside("2026-01-01", -1)).toBe("2025-12-31");
});

test("a day is the same day wherever it is read", () => {
  expect(dayText("2026-11-20", "en")).toContain("20");
});
