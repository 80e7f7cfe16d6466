import { describe, expect, it } from "vitest";
import { litMoonPath, RING_HALF, ringGeometry, TODAY_RADIUS } from "./bead-ring-geometry.ts";

const between = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe("the ring", () => {
  it("begins at the top and goes clockwise", () => {
    const { places } = ringGeometry(28);
    expect(places[0]).toEqual({ x: 0, y: -135, step: 0 });
    expect(places[7]).toMatchObject({ x: 135, y: 0 });
    expect(places[14]).toMatchObject({ x: 0, y: 135 });
    expect(places[21]).toMatchObject({ x: -135, y: 0 });
  });

  it.each([1, 2, 15, 28, 38, 50, 51, 75, 90, 120])("gives each of %i days a place", (count) => {
    const { places, beadRadius } = ringGeometry(count);
    expect(places).toHaveLength(count);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(beadRadius).toBeGreaterThan(3.5);
  });

  it("never lets two beads of the same size touch, from 15 days to 120", () => {
    for (let count = 15; count <= 120; count += 1) {
      const { places, beadRadius } = ringGeometry(count);
      for (const [index, place] of places.entries()) {
        for (const step of [1, 2]) {
          const neighbour = places[(index + step) % count] ?? place;
          // Where an odd count closes a woven ring, two beads lie on the same strand.
          const isSeam = count > 50 && count % 2 === 1 && index + step >= count;
          if (!isSeam) expect(between(place, neighbour)).toBeGreaterThan(2 * beadRadius);
        }
      }
    }
  });

  it("keeps today's large bead inside the drawing", () => {
    for (const count of [15, 28, 60, 120]) {
      for (const { x, y } of ringGeometry(count).places) {
        expect(Math.hypot(x, y) + TODAY_RADIUS).toBeLessThanOrEqual(RING_HALF + 1);
      }
    }
  });

  it("weaves two strands when the cycle is long", () => {
    const radii = ringGeometry(90).places.map(({ x, y }) => Math.round(Math.hypot(x, y)));
    expect(new Set(radii).size).toBe(2);
    expect(ringGeometry(90).string.match(/L/g)).toHaveLength(89);
  });

  it("lets the beads appear in order, in no more than 24 steps", () => {
    const steps = ringGeometry(120).places.map(({ step }) => step);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(23);
  });

  it("writes no number with more than two decimals, nor a minus zero", () => {
    for (const { x, y } of ringGeometry(37).places) {
      expect(`${x} ${y}`).toMatch(/^-?\d+(\.\d{1,2})? -?\d+(\.\d{1,2})?$/);
      expect(Object.is(x, -0) || Object.is(y, -0)).toBe(false);
    }
  });
});

describe("the moon", () => {
  it("has no light when new", () => {
    expect(litMoonPath(0)).toBe("");
    expect(litMoonPath(1)).toBe("");
    expect(litMoonPath(-0.2)).toBe("");
    expect(litMoonPath(1.4)).toBe("");
  });

  it("is half lit from the right after a quarter, from the left after three", () => {
    expect(litMoonPath(0.25)).toMatch(/^M0 -90A90 90 0 0 1 0 90A0 90 /);
    expect(litMoonPath(0.75)).toMatch(/^M0 -90A90 90 0 0 0 0 90A0 90 /);
  });

  it("is a crescent before the quarter and nearly full after it", () => {
    expect(litMoonPath(0.1)).toMatch(/A72\.81 90 0 0 0 0 -90Z$/);
    expect(litMoonPath(0.4)).toMatch(/A72\.81 90 0 0 1 0 -90Z$/);
    expect(litMoonPath(0.6)).toMatch(/A72\.81 90 0 0 0 0 -90Z$/);
    expect(litMoonPath(0.9)).toMatch(/A72\.81 90 0 0 1 0 -90Z$/);
  });

  it("is a whole disc when full", () => {
    expect(litMoonPath(0.5)).toBe("M0 -90A90 90 0 1 1 0 90A90 90 0 1 1 0 -90Z");
  });
});
