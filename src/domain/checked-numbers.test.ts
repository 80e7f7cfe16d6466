import { describe, expect, it } from "vitest";
import { CHECKED_ON, checkedNumbers } from "./checked-numbers.ts";

describe("the numbers that may be shown", () => {
  it.each(checkedNumbers)(
    "$country, $service: can be dialled, and says who confirmed it",
    (entry) => {
      expect(entry.number.replaceAll(" ", "")).toMatch(/^\+?\d{3,12}$/);
      expect(entry.source).not.toBe("");
      expect(["High", "Medium-High"]).toContain(entry.confidence);
    },
  );

  it("no country lists a number twice", () => {
    const listed = checkedNumbers.map(({ country, number }) => `${country} ${number}`);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("in each country the emergency numbers come first", () => {
    for (const { country } of checkedNumbers) {
      const kinds = checkedNumbers.filter((entry) => entry.country === country).map((e) => e.kind);
      const afterFirstOther = kinds.slice(kinds.findIndex((kind) => kind !== "emergency"));
      if (kinds.some((kind) => kind !== "emergency")) {
        expect(afterFirstOther).not.toContain("emergency");
      }
    }
  });

  it.each(["0800 456 789", "0861 322 322", "0800 150 150", "0800 055 555", "1195", "907", "994"])(
    "%s, which could not be confirmed, is not among them",
    (number) => {
      expect(checkedNumbers.map((entry) => entry.number)).not.toContain(number);
    },
  );

  it("only lines confirmed to answer day and night say so", () => {
    const open = checkedNumbers.filter(({ hours }) => hours === "always").map((e) => e.service);
    expect(open).toEqual(["GBV Command Centre", "Child and GBV helpline", "Sauti"]);
  });

  it("carries the day it was read", () => {
    expect(CHECKED_ON).toBe("2026-11-20");
  });
});
