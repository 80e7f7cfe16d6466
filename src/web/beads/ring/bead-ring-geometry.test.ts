import { describe, expect, it } from "vitest";
import {
  arcPath,
  litMoonPath,
  onCircle,
  RING_HALF,
  ringGeometry,
  TODAY_RADIUS,
} from "./bead-ring-geometry.ts";

const between = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

const placesOf = (lived: number, ahead: number) => {
  const { days, before, placeOf } = ringGeometry(lived, ahead);
  return Array.from({ length: days + before }, (_, place) => placeOf(days + before - 1 - place));
};

describe("the ring", () => {
  it("begins at the top and runs clockwise, with room for future days", () => {
    const places = placesOf(22, 6);
    expect(places[0]).toEqual({ x: 0, y: -135 });
    expect(places[7]).toEqual({ x: 135, y: 0 });
    expect(places[14]).toEqual({ x: 0, y: 135 });
    expect(places[21]).toEqual({ x: -135, y: 0 });
    expect(onCircle(135, ringGeometry(22, 6).turnOf(6))).toEqual({ x: -30.04, y: -131.62 });
  });

  it.each([1, 2, 15, 28, 49, 63, 90])("places each of %i days within one turn", (lived) => {
    const places = placesOf(lived, 30);
    expect(places).toHaveLength(lived);
    expect(new Set(places.map(({ x, y }) => Math.round(Math.hypot(x, y))))).toEqual(new Set([135]));
  });

  it("begins a second turn after ninety days, and shows the latest two", () => {
    expect(ringGeometry(90, 30)).toMatchObject({ days: 90, before: 0 });
    expect(ringGeometry(91, 30)).toMatchObject({ days: 1, before: 90 });
    expect(ringGeometry(200, 30)).toMatchObject({ days: 20, before: 90 });
    const radii = placesOf(118, 40).map(({ x, y }) => Math.round(Math.hypot(x, y)));
    expect(radii.filter((radius) => radius === 141)).toHaveLength(90);
    expect(radii.slice(90)).toEqual(Array(28).fill(111));
  });

  it("never overlaps beads or turns, for any number of future days", () => {
    for (let lived = 1; lived <= 200; lived += 1) {
      for (const ahead of [0, 8, 40, 200]) {
        const { beadRadius } = ringGeometry(lived, ahead);
        const places = placesOf(lived, ahead);
        for (const [index, place] of places.entries()) {
          const next = places[index + 1];
          if (next !== undefined) expect(between(place, next)).toBeGreaterThan(2 * beadRadius);
        }
        expect(141 - 111).toBeGreaterThan(2 * beadRadius);
      }
    }
  });

  it("places future days within the turn and in order, at any distance", () => {
    for (const lived of [1, 49, 90, 118]) {
      for (const ahead of [3, 30, 90, 400]) {
        const { turnOf } = ringGeometry(lived, ahead);
        expect(turnOf(1)).toBeGreaterThan(turnOf(0));
        expect(turnOf(ahead)).toBeLessThan(1);
      }
    }
  });

  it("fits today's large bead into the drawing", () => {
    for (const lived of [1, 28, 90, 118]) {
      const { x, y } = ringGeometry(lived, 10).placeOf(0);
      expect(Math.hypot(x, y) + TODAY_RADIUS).toBeLessThanOrEqual(RING_HALF);
    }
  });

  it("formats numbers with at most two decimals and without a negative zero", () => {
    for (const { x, y } of placesOf(37, 8)) {
      expect(`${x} ${y}`).toMatch(/^-?\d+(\.\d{1,2})? -?\d+(\.\d{1,2})?$/);
      expect(Object.is(x, -0) || Object.is(y, -0)).toBe(false);
    }
  });

  it("draws arcs longer than half a turn the long way round", () => {
    expect(arcPath(10, 0, 0.25)).toBe("M0 -10A10 10 0 0 1 10 0");
    expect(arcPath(10, 0, 0.75)).toBe("M0 -10A10 10 0 1 1 -10 0");
  });
});

describe("the moon", () => {
  it("has no light at new moon", () => {
    expect(litMoonPath(0)).toBe("");
    expect(litMoonPath(1)).toBe("");
    expect(litMoonPath(-0.2)).toBe("");
    expect(litMoonPath(1.4)).toBe("");
  });

  it("is lit from the right at the first quarter and from the left at the last", () => {
    expect(litMoonPath(0.25)).toMatch(/^M0 -90A90 90 0 0 1 0 90A0 90 /);
    expect(litMoonPath(0.75)).toMatch(/^M0 -90A90 90 0 0 0 0 90A0 90 /);
  });

  it("is a crescent before the quarter and nearly full after it", () => {
    expect(litMoonPath(0.1)).toMatch(/A72\.81 90 0 0 0 0 -90Z$/);
    expect(litMoonPath(0.4)).toMatch(/A72\.81 90 0 0 1 0 -90Z$/);
    expect(litMoonPath(0.6)).toMatch(/A72\.81 90 0 0 0 0 -90Z$/);
    expect(litMoonPath(0.9)).toMatch(/A72\.81 90 0 0 1 0 -90Z$/);
  });

  it("is a full disc at full moon", () => {
    expect(litMoonPath(0.5)).toBe("M0 -90A90 90 0 1 1 0 90A90 90 0 1 1 0 -90Z");
  });
});
