// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { SignDay } from "#contract/entries/signs.ts";
import { factsOf } from "#contract/insights/facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { Method } from "./components/method.tsx";

const today = calendarDay("2026-11-20");
const from = addDays(today, -24);
const pill = { id: "p", kind: "contraception", method: "pill", pack: "21_7", from } as const;
const facts = { ...factsOf([], null, today), stages: [pill] };
const test = (daysAgo: number, pregnancyTest: "positive" | "negative") =>
  ({ id: `${daysAgo}`, date: addDays(today, -daysAgo), pregnancyTest }) as SignDay;

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it.each([
  ["offered without a test", [], true],
  ["not offered after a positive test", [test(1, "positive")], false],
  ["offered again after a negative one", [test(1, "negative"), test(5, "positive")], true],
] as const)("a new pack is %s", async (_, signs, isOffered) => {
  fakeServer({
    "GET /api/user/profile": () => ({ lifeStages: [pill] }),
    "GET /api/signs": () => signs,
  });
  const stage = stageNow({ facts }, today);
  if (stage.kind !== "by-method") throw new Error(`not by a method but ${stage.kind}`);
  screen = await openScreen(<Method stage={stage} facts={facts} today={today} />);
  await screen.settle();
  expect(screen.has("Hormones again from")).toBe(true);
  expect(screen.has("New pack today")).toBe(isOffered);
  expect(screen.has("Start on time, even if you are still bleeding.")).toBe(isOffered);
});
