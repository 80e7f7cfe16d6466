// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { HairAndSkin } from "#contract/entries/hair-and-skin.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { checkDraftOf } from "../api.ts";
import { draftOf } from "../view-model.ts";
import { CheckWalk } from "./check-walk.tsx";

const today = calendarDay("2026-11-20");
const owner = "woman";
const saved: HairAndSkin & { revision: number } = {
  id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b10",
  date: today,
  acne: 2,
  notes: "Since August",
  revision: 4,
};
const POST = "POST /api/body-checks";

const leave = vi.fn();
let screen: Awaited<ReturnType<typeof openScreen>>;
beforeEach(() => {
  leave.mockClear();
  sessionStorage.clear();
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});
const openReview = (base: HairAndSkin | null) =>
  openScreen(
    <CheckWalk
      initial={draftOf(today, base, "review")}
      checks={base === null ? [] : [base]}
      today={today}
      owner={owner}
      onLeave={leave}
    />,
  );

it("a check without an answer is not sent", async () => {
  const server = fakeServer({});
  screen = await openReview(null);
  await screen.press("Save this check");
  expect(screen.text()).toContain("Answer at least one question, then save.");
  expect(server.calls()).toEqual([]);
});

it("a check is saved at the revision that was shown, and its draft is cleared", async () => {
  const server = fakeServer({ [POST]: ({ body }) => ({ ...(body as HairAndSkin), revision: 5 }) });
  screen = await openReview(saved);
  await screen.type("Notes", "Since July");
  expect(checkDraftOf(owner).read()?.notes).toBe("Since July");
  await screen.press("Save this check");
  const [request] = server.sent;
  expect(request?.body).toEqual({ date: today, acne: 2, notes: "Since July" });
  expect(request?.headers.get("If-Match")).toBe('"4"');
  expect(checkDraftOf(owner).read()).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
  expect(screen.text()).toContain("Check saved");
});

it("a check that can't be sent stays in the form and as a draft", async () => {
  fakeServer({});
  screen = await openReview(saved);
  await screen.type("Notes", "Since July");
  await screen.press("Save this check");
  expect(screen.text()).toContain("Your answers are still here.");
  expect(checkDraftOf(owner).read()?.notes).toBe("Since July");
  expect(leave).not.toHaveBeenCalled();
});

it("answers from another device are shown beside the new ones and not overwritten without confirmation", async () => {
  await import("#web/entry/conflict/conflict-choice.tsx");
  const current = { ...saved, acne: 4, revision: 9 };
  const server = fakeServer({ [POST]: () => problem(412, "conflict", { current }) });
  screen = await openReview(saved);
  await screen.type("Notes", "Since July");
  await screen.press("Save this check");
  await screen.settle();
  expect(document.body.textContent).toContain("This was changed somewhere else");
  expect(document.body.textContent).toContain("4 of 4");
  expect(server.calls().filter((call) => call === POST)).toHaveLength(1);
  expect(leave).not.toHaveBeenCalled();
});
