import { describe, expect, it } from "vitest";
import { calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { createThrottle } from "#server/http/fairness/throttle.ts";
import { collections, type Kind } from "#server/storage/journal/collections.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { createTestApp, TEST_SECRET } from "#server/testing/test-app.ts";
import { demoAccount, plantDemo } from "./plant.ts";
import { demoStory } from "./story.ts";

const today = calendarDay("2026-11-20");
const story = demoStory("Thandi", today);

describe("the demo story", () => {
  it("spans about two years of long, uneven cycles", () => {
    const starts = (story.cycle ?? []).map((cycle) => cycle.startDay);
    const lengths = starts.slice(1).map((day, index) => daysBetween(starts[index] ?? day, day));
    expect(daysBetween(starts[0] ?? today, today)).toBeGreaterThan(650);
    expect(Math.max(...lengths)).toBeGreaterThan(60);
    expect(Math.min(...lengths)).toBeGreaterThan(20);
  });

  it("has enough entries of every kind to fill its screen, and none in the future", () => {
    for (const kind of ["mood", "stress", "symptom", "dailyLog"] as const) {
      expect(story[kind]?.length).toBeGreaterThan(200);
      for (const { date } of story[kind] ?? []) expect(date <= today).toBe(true);
    }
    expect(story.measures?.length).toBe(8);
    expect(story.labResult?.length).toBe(28);
    expect(story.medicine?.length).toBe(3);
    expect(story.dose?.length).toBeGreaterThan(300);
    expect(story.hairAndSkin?.length).toBe(5);
    expect(story.ovulation?.length).toBeGreaterThan(60);
  });

  it("consists of entries that the API accepts", () => {
    for (const kind of Object.keys(story) as Kind[]) {
      for (const entry of story[kind] ?? []) collections[kind].schema.parse(entry);
    }
  });

  it("is the same each time for the same day", () => {
    expect(demoStory("Thandi", today)).toEqual(story);
  });
});

describe("the demo account", () => {
  it("is created once, can be signed in to, and holds the story", async () => {
    const test = await createTestApp("sqlite");
    try {
      const clock = () => Date.parse("2026-11-20T08:00:00Z");
      const throttle = createThrottle(test.db, clock);
      const services = { db: test.db, clock, secret: createServerSecret(TEST_SECRET), throttle };
      await plantDemo(services);
      await plantDemo(services);
      const { email, password } = demoAccount;
      const body = { email, password };
      const { token } = (await test.visitor("POST", "/api/auth/login", { body })).json();
      const cycles = (await test.as(token)("GET", "/api/cycles")).json();
      expect(cycles).toHaveLength(story.cycle?.length ?? 0);
      const logs = (await test.as(token)("GET", "/api/pcos-logs?days=30")).json();
      expect(logs.length).toBeGreaterThan(10);
    } finally {
      await test.close();
    }
  });
});
