import { describe, expect, it } from "vitest";
import { strandOf, strandScale } from "./bead-string-geometry.ts";

describe("a string of days", () => {
  it("has one bead per day, also when it is very long", () => {
    expect(strandOf(70, strandScale(280, 70)).places).toHaveLength(70);
  });

  it("wraps and runs back when it is too long for a row", () => {
    const { places, path } = strandOf(8, { perRow: 5, spacing: 10 });
    expect(places[5]?.x).toBe(places[4]?.x);
    expect(places[6]?.x).toBeLessThan(places[5]?.x ?? 0);
    expect(path.match(/A/g)).toHaveLength(1);
  });

  it("fits the width of a narrow phone", () => {
    const { places, radius } = strandOf(120, strandScale(240, 120));
    expect(Math.max(...places.map(({ x }) => x)) + radius).toBeLessThanOrEqual(240);
  });

  it("wraps at the end of a week", () => {
    expect(strandScale(240, 120).perRow).toBe(28);
    expect(strandScale(280, 71).perRow % 7).toBe(0);
  });

  it("has the same scale as the other strings of the page", () => {
    const scale = strandScale(900, 45);
    const [short, long] = [strandOf(28, scale), strandOf(45, scale)];
    expect(short.places[20]).toEqual(long.places[20]);
  });
});
