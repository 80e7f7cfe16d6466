import { describe, expect, it } from "vitest";
import { steppedTemperature } from "./stepped-temperature.ts";

describe("the buttons beside a temperature", () => {
  it("step by a tenth of a degree, without crumbs of binary fractions [S5-18]", () => {
    expect(steppedTemperature("36.5", 1)).toBe("36.6");
    expect(steppedTemperature("36,25", -1)).toBe("36.15");
  });

  it("begin at 36.5 and stay within what is taken", () => {
    expect(steppedTemperature("", 1)).toBe("36.5");
    expect(steppedTemperature("42", 1)).toBe("42");
    expect(steppedTemperature("34", -1)).toBe("34");
  });
});
