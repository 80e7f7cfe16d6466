import { setupI18n } from "@lingui/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { carePlan } from "#domain/care/care-plan.ts";
import type { Story } from "#domain/concerns/engine/story.ts";
import { pregnancyNow } from "#domain/concerns/evidence/pregnancy.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { fertileDays } from "#domain/phase/fertile-days.ts";
import { fertileReminders, periodReminders } from "#domain/reminders/cycle-reminders.ts";
import { type StageNow, stageNow } from "#domain/stage/stage-now.ts";
import { anyLife, today } from "#domain/testing/any-life.ts";
import { forecastLines } from "#report/visit-lines.ts";
import { periodEvent } from "#server/documents/calendar/period-event.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { forecastPart } from "#server/documents/visit/parts/cycles.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import { ringLabel } from "#web/features/cycle/overview/view-model.ts";
import { fertileLine, nextPeriodLine } from "#web/features/cycle/predictions/view-model.ts";
import { stageRing } from "#web/features/cycle/stage/view-model.ts";
import { greetingOf } from "#web/features/diary/daily-log/view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const ahead = Array.from({ length: 120 }, (_, place) => addDays(today, place));

/** Stages in which no period is predicted. */
const PAUSED: readonly StageNow["kind"][] = [
  ...(["pregnant", "after-loss", "after-birth", "after-pregnancy", "after-menopause"] as const),
  "after-method",
];
/** Stages in which no day is fertile by the calendar, and no phase is named. */
const WITHOUT_PHASE: readonly StageNow["kind"][] = [...PAUSED, "by-method", "newcomer"];

function viewOf(story: Story) {
  const { facts } = story;
  const overview = cycleOverview(facts, today);
  const { forecast, fertileWindow, phase } = overview;
  const bead = beadOfDay({ overview, today });
  return {
    facts,
    overview,
    forecast,
    fertileWindow,
    stage: stageNow({ ...story, forecast }, today),
    kinds: new Set(ahead.map((day) => bead(day).kind)),
    page: forecastPart({ facts, forecast, phase }),
    label: ringLabel(overview, today, i18n),
  };
}
type View = ReturnType<typeof viewOf>;

function expectNoPeriod({ stage, overview, forecast, kinds, page, label }: View) {
  expect(nextPeriodLine(forecast, today, i18n)).toBeNull();
  expect(kinds).not.toContain("forecast");
  expect(ahead.flatMap((day) => periodReminders(forecast, day, "09:00"))).toEqual([]);
  expect(page.kind).toBe("paused");
  expect(forecastLines(english, page).join(" ")).not.toMatch(/likely|overdue/i);
  expect(periodEvent(english, { forecast, today }, false)).toEqual([]);
  expect(label).not.toMatch(/next period/i);
  expect(stageRing(stage, overview, today, i18n).label).not.toBe("");
}

function expectNoPhase({ facts, overview, forecast, fertileWindow, kinds, page }: View) {
  expect(greetingOf(overview).phase).toBeNull();
  expect(page).not.toMatchObject({ phase: { phase: expect.anything() } });
  for (const kind of ["peak", "possible"] as const) expect(kinds).not.toContain(kind);
  expect(ahead.flatMap((day) => fertileReminders(fertileWindow, day, "09:00"))).toEqual([]);
  expect(fertileLine(fertileWindow, today, i18n)?.dates ?? null).toBeNull();
  expect(fertileDays(facts, forecast, today).kind).toBe("off");
}

function expectOnePregnancy(story: Story, { stage }: View) {
  const pregnancy = pregnancyNow(story, today);
  expect(pregnancy?.isRecorded === true).toBe(stage.kind === "pregnant");
  if (stage.kind !== "pregnant") return;
  expect(pregnancy?.weeks ?? null).toBe(stage.gestation?.weeks ?? null);
}

function careKeysOf({ facts: { pcos }, goals = [] }: Story, { stage: { kind: stage } }: View) {
  const conditions = { pcos: false, endo: false, pms_pmdd: false };
  return carePlan({ pcos, stage, goals, conditions }).map(({ key }) => key);
}

it("every screen, reminder and file agrees with the stage in 2,000 invented lives", {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(anyLife, (story) => {
      const view = viewOf(story);
      const { kind } = view.stage;
      if (PAUSED.includes(kind)) expectNoPeriod(view);
      if (WITHOUT_PHASE.includes(kind)) expectNoPhase(view);
      if (kind === "late") expect(view.label).toMatch(/overdue/i);
      expectOnePregnancy(story, view);
      const keys = careKeysOf(story, view);
      expect(keys.includes("pregnancy-danger-signs")).toBe(kind === "pregnant");
      if (["pregnant", "after-menopause", "by-method"].includes(kind)) {
        expect(keys).not.toContain("fertile-days");
      }
    }),
    { numRuns: 2000 },
  );
});
