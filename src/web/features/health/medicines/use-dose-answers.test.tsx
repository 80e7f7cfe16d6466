// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { Dose, DoseAnswer } from "#contract/entries/medicines.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { useDoseAnswers } from "./use-dose-answers.ts";

const today = calendarDay("2026-11-20");
const slot = { medicineId: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b10", date: today, slot: 1 };

function Answers({ saved }: { readonly saved: readonly Dose[] }) {
  const { doses, answer, failure, waiting, retry } = useDoseAnswers(saved, today);
  return (
    <>
      <p>
        Shown: {doses.map((dose) => dose.answer).join()}. Waiting: {waiting}.
        {failure && <> Failure: {failureOf(failure).kind}.</>}
      </p>
      {(["taken", "skipped"] as const).map((choice) => (
        <button key={choice} type="button" onClick={() => answer(slot, choice)}>
          {choice}
        </button>
      ))}
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}

function slowServer() {
  const waiting: (() => void)[] = [];
  const saved: DoseAnswer[] = [];
  fakeServer({
    "POST /api/doses": ({ body }) =>
      new Promise((resolve) => {
        const dose = body as Dose;
        saved.push(dose.answer);
        waiting.push(() => resolve({ ...dose, id: "d", revision: saved.length }));
      }),
  });
  return { saved, answerNext: () => waiting.shift()?.() };
}

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("an answer shows at once and is pending until the server has it", async () => {
  const server = slowServer();
  screen = await openScreen(<Answers saved={[]} />);
  await screen.press("taken");
  expect(screen.text()).toContain("Shown: taken. Waiting: 1.");
  await screen.settle(server.answerNext);
  expect(screen.text()).toContain("Waiting: 0.");
  expect(server.saved).toEqual(["taken"]);
});

it("a newer answer during a pending request is shown and sent too", async () => {
  const server = slowServer();
  screen = await openScreen(<Answers saved={[]} />);
  await screen.press("taken");
  await screen.press("skipped");
  await screen.settle(server.answerNext);
  expect(screen.text()).toContain("Shown: skipped. Waiting: 1.");
  await screen.settle(server.answerNext);
  expect(server.saved).toEqual(["taken", "skipped"]);
  expect(screen.text()).toContain("Waiting: 0.");
});

it("an answer given offline stays visible and is sent on retry", async () => {
  const server = fakeServer({});
  screen = await openScreen(<Answers saved={[]} />);
  await screen.press("taken");
  expect(screen.text()).toContain("Shown: taken. Waiting: 1. Failure: offline.");
  server.answer("POST /api/doses", ({ body }) => ({ ...(body as Dose), id: "d", revision: 1 }));
  await screen.press("Try again");
  expect(screen.text()).toContain("Waiting: 0.");
});

it("an answer that can never be saved is dropped with an error", async () => {
  fakeServer({
    "POST /api/doses": () =>
      problem(422, "invalid_input", { fields: [{ field: "date", code: "outside_medicine_days" }] }),
  });
  screen = await openScreen(<Answers saved={[]} />);
  await screen.press("taken");
  expect(screen.text()).toContain("Waiting: 0.");
  expect(screen.text()).toContain("We couldn't log this dose");
});
