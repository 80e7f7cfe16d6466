import { describe, expect, it } from "vitest";
import { bleedingGuidance, callNowSigns, seeClinicSigns } from "./heavy-bleeding.ts";

describe("what a heavy flow calls for", () => {
  it("a heavy flow with none of the signs is watched, and is no emergency", () => {
    expect(bleedingGuidance([])).toBe("watch");
  });

  it.each(callNowSigns)("%s alone calls for help now", (sign) => {
    expect(bleedingGuidance([sign])).toBe("call-now");
  });

  it.each(seeClinicSigns)("%s alone is worth a visit", (sign) => {
    expect(bleedingGuidance([sign])).toBe("see-clinic");
  });

  it("the gravest sign decides, wherever it stands", () => {
    expect(bleedingGuidance([...seeClinicSigns, "fainting"])).toBe("call-now");
    expect(bleedingGuidance(["bleeding-while-pregnant", ...seeClinicSigns])).toBe("call-now");
  });

  it("the first sign is the pad an hour for two hours, with fainting and pregnancy behind it", () => {
    expect(callNowSigns[0]).toBe("soaks-a-pad-an-hour-for-two-hours");
    expect(callNowSigns).toContain("fainting");
    expect(callNowSigns).toContain("bleeding-while-pregnant");
  });
});

it("no sign stands in both lists, and none twice", () => {
  const signs = [...callNowSigns, ...seeClinicSigns];
  expect(new Set(signs).size).toBe(signs.length);
});

it("one more sign never makes it less grave", () => {
  const grave = ["watch", "see-clinic", "call-now"];
  const signs = [...callNowSigns, ...seeClinicSigns];
  for (const heavySign of signs) {
    for (const added of signs) {
      const before = grave.indexOf(bleedingGuidance([heavySign]));
      expect(grave.indexOf(bleedingGuidance([heavySign, added]))).toBeGreaterThanOrEqual(before);
    }
  }
});
