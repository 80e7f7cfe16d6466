// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Medicine } from "#contract/entries/medicines.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { EndForm, SideEffectsForm } from "./medicine-dialogs.tsx";
import { MedicineForm } from "./medicine-form.tsx";

const today = calendarDay("2026-11-20");
const id = "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b10";
const metformin: Medicine & { revision: number } = {
  id,
  name: "Metformin",
  dose: 500,
  unit: "mg",
  schedule: { kind: "daily", timesADay: 2 },
  startDate: calendarDay("2026-03-01"),
  sideEffects: "nausea",
  revision: 4,
};
const POST = "POST /api/medicines";
const PATCH = `PATCH /api/medicines/${id}`;

const done = vi.fn();
let screen: Awaited<ReturnType<typeof openScreen>>;
beforeEach(() => done.mockClear());
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});
const openForm = (medicine: Medicine | null) =>
  openScreen(<MedicineForm medicine={medicine} today={today} onDone={done} />);

it("nothing is sent without a name", async () => {
  const server = fakeServer({});
  screen = await openForm(null);
  await screen.press("Save");
  expect(screen.text()).toContain("Enter a name.");
  expect(server.calls()).toEqual([]);
});

it("resending an added medicine after a lost response does not duplicate it", async () => {
  const server = fakeServer({ [POST]: () => Promise.reject(new TypeError("no network")) });
  screen = await openForm(null);
  await screen.type("Name", " Iron ");
  await screen.press("Save");
  expect(screen.text()).toContain("We can't reach Mwezi");
  const [added] = server.sent.map(({ body }) => (body as Medicine).id);
  server.answer(POST, ({ body }) => ({ ...(body as Medicine), revision: 7 }));
  server.answer(`PATCH /api/medicines/${added}`, ({ body }) => body);
  await screen.type("Dose each time", "14");
  await screen.press("Save");
  const [again, change] = server.sent.slice(1);
  expect(again?.body).toMatchObject({ id: added, name: "Iron", dose: 14 });
  expect(change?.headers.get("If-Match")).toBe('"7"');
  expect(done).toHaveBeenCalledOnce();
  expect(screen.text()).toContain("Iron is on your list");
});

it("emptied fields are cleared at the revision that was shown", async () => {
  const server = fakeServer({ [PATCH]: ({ body }) => body });
  screen = await openForm(metformin);
  await screen.type("Dose each time", "");
  await screen.press("Save");
  const [change] = server.sent;
  expect(change?.headers.get("If-Match")).toBe('"4"');
  expect(change?.body).toEqual({
    name: "Metformin",
    dose: null,
    unit: "mg",
    schedule: { kind: "daily", timesADay: 2 },
    startDate: "2026-03-01",
    endDate: null,
    why: null,
    sideEffects: "nausea",
  });
});

it("a change from another device is not overwritten without confirmation", async () => {
  // The dialog is loaded on demand; preload it so that it appears in the same tick.
  await import("#web/entry/conflict/conflict-choice.tsx");
  const current = { ...metformin, dose: 850, revision: 9 };
  const server = fakeServer({ [PATCH]: () => problem(412, "conflict", { current }) });
  screen = await openForm(metformin);
  await screen.type("What it is for", "insulin");
  await screen.press("Save");
  await screen.settle();
  expect(document.body.textContent).toContain("Saved elsewhere");
  expect(document.body.textContent).toContain("850 mg");
  expect(done).not.toHaveBeenCalled();
  expect(server.calls().filter((call) => call === PATCH)).toHaveLength(1);
});

it("a rejected date is shown at its field", async () => {
  const fields = [{ field: "endDate", code: "before_start" }];
  fakeServer({ [PATCH]: () => problem(422, "invalid_input", { fields }) });
  screen = await openScreen(<EndForm medicine={metformin} today={today} onDone={done} />);
  await screen.press("Save the last day");
  expect(screen.text()).toContain("Choose the first day or a day after it.");
  expect(done).not.toHaveBeenCalled();
});

it("ending a medicine sends its last day with all other fields", async () => {
  const server = fakeServer({ [PATCH]: ({ body }) => body });
  screen = await openScreen(<EndForm medicine={metformin} today={today} onDone={done} />);
  await screen.press("Save the last day");
  expect(server.sent[0]?.body).toMatchObject({ endDate: today, dose: 500, sideEffects: "nausea" });
  expect(screen.text()).toContain("Metformin has ended");
});

it("an emptied note is removed", async () => {
  const server = fakeServer({ [PATCH]: ({ body }) => body });
  screen = await openScreen(<SideEffectsForm medicine={metformin} today={today} onDone={done} />);
  await screen.type("Side effects", "");
  await screen.press("Save the note");
  expect(server.sent[0]?.body).toMatchObject({ sideEffects: null, dose: 500 });
});
