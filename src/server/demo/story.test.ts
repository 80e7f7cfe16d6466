import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factsOf } from "#contract/insights/facts.ts";
import { calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import { createThrottle } from "#server/http/fairness/throttle.ts";
import { collections, type Kind } from "#server/storage/journal/collections.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";
import { demoAccount, plantDemo } from "./plant.ts";
import { demoStory } from "./story.ts";
import { demoWomen } from "./women.ts";

const today = calendarDay("2026-11-20");
const [thandi] = demoWomen;
const story = demoStory(thandi, today);

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

  it.each(demoWomen)("of $name consists of entries that the API accepts", (woman) => {
    const entries = demoStory(woman, today);
    for (const kind of Object.keys(entries) as Kind[]) {
      for (const entry of entries[kind] ?? []) collections[kind].schema.parse(entry);
    }
  });

  it("is the same each time for the same day", () => {
    expect(demoStory(thandi, today)).toEqual(story);
  });
});

describe("the demo accounts", () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp("sqlite");
    const { db, now: clock } = test;
    const throttle = createThrottle(db, clock);
    const services = { db, clock, secret: createServerSecret(TEST_SECRET), throttle };
    await plantDemo(services);
    await plantDemo(services);
  });
  afterAll(() => test.close());

  async function signIn(email: string) {
    const body = { email, password: demoAccount.password };
    const { token } = (await test.visitor("POST", "/api/auth/login", { body })).json();
    return test.as(token);
  }

  it("are created once and hold the story", async () => {
    const call = await signIn(demoAccount.email);
    expect((await call("GET", "/api/cycles")).json()).toHaveLength(story.cycle?.length ?? 0);
    const logs = (await call("GET", "/api/pcos-logs?days=30")).json();
    expect(logs.length).toBeGreaterThan(10);
  });

  it.each([
    ["demo@example.org", "cycling"],
    ["regular@example.org", "cycling"],
    ["perimenopause@example.org", "perimenopause"],
    ["birth@example.org", "after-birth"],
  ])("open home, and not a wizard, at the right stage: %s", async (email, stage) => {
    const call = await signIn(email);
    const profile = (await call("GET", "/api/user/profile")).json();
    expect(profile).toMatchObject({ onboardingComplete: true, setup: expect.anything() });
    expect(profile.setup.isUnfinished).toBeUndefined();
    const facts = factsOf((await call("GET", "/api/cycles")).json(), profile, today);
    expect(stageNow({ facts }, today).kind).toBe(stage);
  });
});
