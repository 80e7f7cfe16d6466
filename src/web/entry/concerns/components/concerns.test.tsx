// @vitest-environment happy-dom

import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Concerns } from "#contract/insights/concerns.ts";
import { concernsOf } from "#domain/concerns/engine/concerns-of.ts";
import { lookedAt } from "#domain/concerns/engine/not-logged.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { stories } from "#domain/testing/concern-stories/stories.ts";
import { TODAY } from "#domain/testing/concern-stories/story-case.ts";
import { concernWords } from "#report/concern-words/concern-words.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { loadEveryTopic } from "../topic-words.ts";
import { ConcernList } from "./concern-list.tsx";
import { TopConcern } from "./top-concern.tsx";

const day = calendarDay("2026-11-20");
const concern: Concerns["concerns"][number] = {
  key: "bleed-heavy",
  urgency: "call-now",
  holdsFor: 2,
  source: "",
  evidence: [{ fact: "fainting", day, value: "yes", unit: "" }],
};
const answer = (...concerns: Concerns["concerns"]) => ({
  "GET /api/concerns": (): Concerns => ({ concerns, notLogged: ["labs", "medicines"] }),
  "GET /api/user/profile": () => ({ country: "South Africa" }),
});

beforeAll(loadEveryTopic);

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

async function open(part: Parameters<typeof openScreen>[0]) {
  screen = await openScreen(part);
  await screen.settle();
}

it("an emergency is shown on home with the country's number", async () => {
  fakeServer(answer(concern, { ...concern, urgency: "mention" }));
  await open(<TopConcern />);
  expect(screen.text()).toContain("Call for help now, or let someone take you to hospital.");
  expect(screen.text()).toContain("Fainting on Nov 20, 2026");
  expect(document.querySelector('a[href^="tel:"]')?.getAttribute("href")).toBe("tel:112");
});

const callingNow = stories.flatMap(({ name, story }) => {
  const concerns = concernsOf(story, TODAY);
  return concerns[0]?.urgency === "call-now" ? [{ name, concerns }] : [];
});

it.each(callingNow)("home and the list call for help at once for $name", async ({ concerns }) => {
  fakeServer(answer(...concerns.map((one) => ({ ...one, evidence: [...one.evidence] }))));
  await open(
    <>
      <TopConcern />
      <ConcernList />
    </>,
  );
  const shown = screen.text();
  for (const { key, subject, urgency } of concerns) {
    const words = concernWords[subject === undefined ? key : (`${key} ${subject}` as const)];
    if (urgency === "call-now") expect(shown).toContain(words?.action);
  }
});

it("violence is shown on home without naming it, linking to a page with a quick exit", async () => {
  fakeServer(answer({ ...concern, key: "violence" }));
  await open(<TopConcern />);
  expect(screen.text()).toContain("Open it when you're alone.");
  expect(screen.text()).not.toMatch(/blame|hospital|rape|violence|Fainting/i);
  expect(document.querySelector('a[href="/safe"]')).not.toBeNull();
});

it("thoughts of self-harm show crisis lines besides an ambulance", async () => {
  fakeServer(answer({ ...concern, key: "self-harm" }));
  await open(<TopConcern />);
  await screen.press("Numbers to call, and breathing room");
  expect(document.querySelector('a[href="tel:112"]')).toBeNull();
});

it("a concern for the next visit is not shown on home", async () => {
  fakeServer(answer({ ...concern, urgency: "mention" }));
  await open(<TopConcern />);
  expect(screen.text()).toBe("");
});

it.each([
  ["home", <TopConcern key="home" />],
  ["its page", <ConcernList key="page" />],
])("a list that fails to load doesn't say that nothing was found, on %s", async (_, part) => {
  fakeServer({});
  await open(part);
  expect(screen.text()).toContain("We didn't check what you logged");
  expect(screen.text()).toContain("This doesn't mean that we found nothing.");
  expect(screen.text()).not.toContain("Nothing you logged");
});

it("an empty list says what was and what was not checked", async () => {
  fakeServer(answer());
  await open(<ConcernList />);
  expect(screen.text()).toContain("Nothing you logged is on the list");
  expect(screen.text()).toContain(
    "You haven't logged these, so we didn't look at them: laboratory results, medicines.",
  );
});

it("data that was never logged is not listed as checked", async () => {
  fakeServer(answer());
  await open(<ConcernList />);
  const [, looked = ""] = /Mwezi looked at: (.*?)\./.exec(screen.text()) ?? [];
  expect(looked).toContain("periods and bleeding");
  expect(looked).not.toContain("laboratory results");
});

it("without any logs nothing is listed as checked", async () => {
  const { "GET /api/concerns": list, ...others } = answer();
  fakeServer({ ...others, "GET /api/concerns": () => ({ ...list(), notLogged: [...lookedAt] }) });
  await open(<ConcernList />);
  expect(screen.text()).toContain("so we didn't look at them: periods and bleeding, pain");
  expect(screen.text()).not.toContain("Nothing you logged");
  expect(screen.text()).not.toContain("Mwezi looked at");
});

it("an unreadable entry is listed as not checked", async () => {
  const { "GET /api/concerns": list, ...others } = answer();
  fakeServer({ ...others, "GET /api/concerns": () => ({ ...list(), hasLeftOut: true }) });
  await open(<ConcernList />);
  expect(screen.text()).toContain(
    "We couldn't read some of your entries, so we didn't look at them",
  );
});

it("a list with concerns never says that nothing was found", async () => {
  fakeServer(answer({ ...concern, urgency: "mention" }));
  await open(<ConcernList />);
  expect(screen.text()).toContain("At your next visit");
  expect(screen.text()).not.toContain("Nothing you logged");
});

it("a visit to a clinician is stored with its day", async () => {
  const server = fakeServer({
    ...answer(concern, { ...concern, key: "hb-low", urgency: "today" }),
    "PATCH /api/concerns-seen": () => ({ seen: { "hb-low": day }, revision: 2 }),
  });
  await open(<ConcernList />);
  await screen.press("A doctor or clinic has seen this");
  await screen.type("Seen by a doctor or clinic on", day);
  await screen.press("Save");
  const request = server.sent.find(({ call }) => call === "PATCH /api/concerns-seen");
  expect(request?.body).toEqual({ key: "hb-low", seenOn: day });
  expect(screen.text()).toContain("Logged: a doctor or clinic has seen this");
  await screen.press("Undo");
  const undone = server.sent.findLast(({ call }) => call === "PATCH /api/concerns-seen");
  expect(undone?.body).toEqual({ key: "hb-low", seenOn: null });
});

it("help received is noted, and an emergency stays visible with its number", async () => {
  const server = fakeServer({
    ...answer(concern),
    "PATCH /api/concerns-seen": () => ({ seen: { "bleed-heavy": day }, revision: 2 }),
  });
  await open(<ConcernList />);
  await screen.press("I got help");
  await screen.type("I got help on", day);
  await screen.press("Save");
  const request = server.sent.find(({ call }) => call === "PATCH /api/concerns-seen");
  expect(request?.body).toEqual({ key: "bleed-heavy", seenOn: day });
  expect(screen.text()).toContain("Logged: you got help");
  await screen.close();
  fakeServer(answer({ ...concern, seenOn: day }));
  await open(<ConcernList />);
  expect(screen.text()).toContain("You got help on Nov 20, 2026. We're glad.");
  expect(screen.text()).toContain("Call now");
  expect(document.querySelector('a[href^="tel:"]')).not.toBeNull();
});
