import { describe, expect, it } from "vitest";
import { CLEAR_MUCUS, notedEvidence, POSITIVE_TEST, type SignProfile } from "./noted-evidence.ts";

const noted = (days: number, seen: readonly number[]) =>
  Array.from({ length: days }, (_, index) => ({ index, value: seen.includes(index + 1) }));

const likeliest = (profile: SignProfile, days: number, seen: readonly number[]) => {
  const logs = notedEvidence(profile, noted(days, seen), 1, 40);
  return logs.indexOf(Math.max(...logs)) + 1;
};

describe("notedEvidence", () => {
  it("places ovulation on the last days of clear mucus", () => {
    expect(likeliest(CLEAR_MUCUS, 20, [11, 12, 13, 14])).toBeGreaterThanOrEqual(13);
    expect(likeliest(CLEAR_MUCUS, 20, [11, 12, 13, 14])).toBeLessThanOrEqual(15);
  });

  it("places ovulation on the day of a positive test or the day after", () => {
    expect(likeliest(POSITIVE_TEST, 20, [15, 16])).toBeGreaterThanOrEqual(15);
    expect(likeliest(POSITIVE_TEST, 20, [15, 16])).toBeLessThanOrEqual(17);
  });

  it("treats past dry days as evidence, and does not separate days far ahead", () => {
    const logs = notedEvidence(CLEAR_MUCUS, noted(12, []), 1, 40);
    expect(logs[9]).toBeLessThan(logs[30] ?? 0);
    expect(new Set(logs.slice(18)).size).toBe(1);
  });

  it("places no ovulation from tests that are positive for weeks", () => {
    const always = Array.from({ length: 20 }, (_, place) => place + 1);
    const logs = notedEvidence(POSITIVE_TEST, noted(20, always), 1, 40);
    expect(Math.max(...logs)).toBeLessThan(0);
  });

  it("is neutral without notes", () => {
    expect(notedEvidence(POSITIVE_TEST, [], 1, 3)).toEqual([0, 0, 0]);
  });
});
