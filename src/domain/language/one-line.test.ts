import { expect, it } from "vitest";
import { english } from "./english.ts";
import { forms as hausa } from "./forms/ha.ts";
import { onOneLine } from "./one-line.ts";

it("a number stays with its month or its unit, and nothing else with it", () => {
  expect(onOneLine("9 Okt, 2026", hausa)).toBe("9\u00a0Okt, 2026");
  expect(onOneLine("2.4 nmol/L", hausa)).toBe("2.4\u00a0nmol/L");
  expect(onOneLine("9 Okt – 12 Nuw", hausa)).toBe("9\u00a0Okt\u00a0– 12\u00a0Nuw");
  expect(onOneLine("9.8 %", hausa)).toBe("9.8\u00a0%");
});

it("English keeps its spaces", () => {
  expect(onOneLine("2.4 nmol/L", english)).toBe("2.4 nmol/L");
});
