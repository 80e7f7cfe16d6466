import { expect, it } from "vitest";
import { lapseShare, unloggedShare } from "./lapse.ts";

it("lapseShare falls with the number of periods and sums to three in a hundred", () => {
  const shares = Array.from({ length: 2000 }, (_, place) => lapseShare(place + 1));
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.032, 4);
});

it("unloggedShare is low for a period of yesterday, higher for one of half a year ago", () => {
  const shares = [-30, 0, 1, 14, 28, 60, 180].map(unloggedShare);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares[0]).toBe(0.04);
  expect(shares[4]).toBeCloseTo(0.52, 9);
  expect(shares.at(-1)).toBeGreaterThan(0.95);
});
