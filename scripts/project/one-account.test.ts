import type { Bundle } from "@medplum/fhirtypes";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import { factsOf } from "#contract/insights/facts.ts";
import type { StripCycle } from "#contract/visit/visit-report.ts";
import type { Flow } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { stripRows } from "#report/visit-strip.ts";
import { bundleText } from "#server/documents/fhir/bundle.ts";
import { english, speechOf } from "#server/documents/language/speech-of.ts";
import { cyclesPart } from "#server/documents/visit/parts/cycles.ts";
import { readSources } from "#server/documents/visit/parts/sources.ts";
import { spreadsheets } from "#server/features/exports/task.ts";
import { readerOf } from "#server/testing/stories/full-story.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import { beadsOfRow, rowsOf } from "#web/features/cycle/history/view-model.ts";
import { beadsOf } from "#web/features/cycle/ring/view-model.ts";
import { heatWeeks } from "#web/features/diary/heat-map/view-model.ts";
import { chartedCycles } from "#web/features/health/ovulation/view-model.ts";
import { bleedingMarks } from "#web/features/health/trends/view-model.ts";
import { CycleStrip } from "#web/features/visit/preparation/components/report.tsx";
import { dayNumber } from "#web/i18n/time-axis.ts";

const today = calendarDay("2026-11-20");
/** The first tested day: a Monday, where the heat map's 12 weeks begin. */
const first = calendarDay("2026-08-31");
const ago = (days: number) => addDays(today, -days);
const whole = Array.from({ length: daysBetween(first, today) + 1 }, (_, place) =>
  addDays(first, place),
);

interface Account {
  readonly cycles: readonly RevisedCycle[];
  readonly logs: readonly DailyLog[];
}

function period(began: number, ended: number | null, flow?: Flow): RevisedCycle {
  const startDay = ago(began);
  const start = { id: `0b54c9c2-6f4b-4c86-9d3c-${String(began).padStart(12, "0")}`, startDay };
  const end = ended === null ? {} : { endDate: ago(ended), endDay: ago(ended) };
  return { ...start, revision: 1, startDate: startDay, ...end, ...(flow && { flow }) };
}

const log = (days: number, flow: Flow): DailyLog => ({ date: ago(days), period_flow: flow });
const earlier = period(40, 36, "light");
const days = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, place) => ago(from - place));

const stories: readonly (readonly [string, Account, readonly CalendarDay[]])[] = [
  [
    "an open period on its 5th day",
    { cycles: [period(4, null), earlier], logs: [] },
    [...days(40, 36), ...days(4, 0)],
  ],
  [
    "an open period forgotten for 20 days",
    { cycles: [period(20, null), earlier], logs: [] },
    [...days(40, 36), ...days(20, 13)],
  ],
  [
    "a period that was ended",
    { cycles: [period(12, 8, "heavy"), earlier], logs: [] },
    [...days(40, 36), ...days(12, 8)],
  ],
  [
    "an open period kept going by the flow she logs",
    { cycles: [period(13, null), earlier], logs: [5, 4, 3, 1].map((day) => log(day, "moderate")) },
    [...days(40, 36), ...days(13, 1)],
  ],
  [
    "spotting between two periods, and before an open one went on",
    {
      cycles: [period(10, null), earlier],
      logs: [log(25, "spotting"), log(24, "spotting"), log(2, "spotting")],
    },
    [...days(40, 36), ...days(25, 24), ...days(10, 3), ago(2)],
  ],
  [
    "a dry day inside a period, and bleeding after its end",
    { cycles: [period(12, 8), earlier], logs: [log(10, "none"), log(6, "light")] },
    [...days(40, 36), ...days(12, 11), ...days(9, 8), ago(6)],
  ],
];

type View = (account: Account) => CalendarDay[] | Promise<CalendarDay[]>;

const BLED = ["period", "bleeding", "spotting"];
const isBled = ({ kind }: { readonly kind: string }) => BLED.includes(kind);
const knowledgeOf = ({ cycles, logs }: Account) => {
  const facts = factsOf(cycles, null, today, [], logs);
  return { facts, overview: cycleOverview(facts, today) };
};

function daysOfStrip(strip: readonly StripCycle[]): CalendarDay[] {
  return stripRows(english, strip, today).flatMap(({ startDay, beads }) =>
    beads.flatMap((bead, place) => (bead === "bleeding" ? [addDays(startDay, place)] : [])),
  );
}

async function stripOf({ cycles, logs }: Account): Promise<StripCycle[]> {
  const reader = readerOf({ cycle: cycles, dailyLog: logs });
  return cyclesPart(await readSources(reader, today, 6)).strip;
}

function daysOfBundle({ entry = [] }: Bundle): CalendarDay[] {
  const bled = new Map<CalendarDay, boolean>();
  const observations = entry.flatMap(({ resource }) =>
    resource?.resourceType === "Observation" ? [resource] : [],
  );
  for (const { effectivePeriod } of observations) {
    if (effectivePeriod?.start === undefined) continue;
    const start = calendarDay(effectivePeriod.start);
    const end = calendarDay(effectivePeriod.end ?? today);
    for (const day of whole) if (day >= start && day <= end) bled.set(day, true);
  }
  for (const { effectiveDateTime, component = [] } of observations) {
    const answer = component.find(({ code }) => code.text === "Period flow");
    const flow = answer?.valueCodeableConcept?.text?.toLowerCase();
    if (effectiveDateTime === undefined || flow === undefined) continue;
    bled.set(calendarDay(effectiveDateTime), flow !== "none");
  }
  return [...bled].filter(([, isBleeding]) => isBleeding).map(([day]) => day);
}

const views: Readonly<Record<string, View>> = {
  "the calendar": (account) => {
    const { overview } = knowledgeOf(account);
    const beadOf = beadOfDay({ overview, today });
    return whole.filter((day) => isBled(beadOf(day)));
  },
  "the history": (account) =>
    rowsOf(account.cycles, knowledgeOf(account).overview.bleeding, today).flatMap((row) => {
      const beads = beadsOfRow(row, new Set());
      const bled = beads.flatMap((bead, place) =>
        isBled(bead) ? [addDays(row.cycle.startDay, place)] : [],
      );
      expect(bled).toHaveLength(row.bleeding.size);
      return bled;
    }),
  "the heat map": (account) => {
    const { bleeding } = knowledgeOf(account).overview;
    const weeks = heatWeeks({ days: { bleeding }, hidesFertility: false }, today);
    const marked = weeks.flatMap((week) => week.days).filter(({ mark }) => isBled({ kind: mark }));
    return marked.map(({ day }) => day);
  },
  "the trends": (account) => {
    const marks = bleedingMarks(knowledgeOf(account).overview.bleeding, first, today);
    return whole.filter((day) => marks.includes(dayNumber(day)));
  },
  "the ovulation chart": (account) =>
    chartedCycles(knowledgeOf(account).facts, [], today).flatMap((cycle) =>
      cycle.days.filter(({ isBleeding }) => isBleeding).map(({ day }) => day),
    ),
  "the spreadsheet of her days": async ({ cycles, logs }) => {
    const reader = readerOf({ cycle: cycles, dailyLog: logs });
    const { value: days } = await spreadsheets(reader, today, speechOf("en")).next();
    if (!days) throw new Error("a file was expected");
    let text = "";
    for await (const piece of days.bytes) text += Buffer.from(piece).toString();
    const [head = [], ...rows] = text.split("\r\n").map((line) => line.split(","));
    const place = head.indexOf("bleeding");
    return rows.flatMap((cells) => (cells[place] ? [calendarDay(cells[0] ?? "")] : []));
  },
  "the FHIR bundle": async ({ cycles, logs }) => {
    const reader = readerOf({ cycle: cycles, dailyLog: logs });
    const uuidOf = (...name: string[]) => name.join("-");
    const options = {
      uuidOf,
      today,
      now: 0,
      type: "collection" as const,
      withName: false,
      withGender: false,
      report: "",
      concerns: [],
    };
    let text = "";
    for await (const piece of bundleText(reader, options)) text += piece;
    return daysOfBundle(JSON.parse(text));
  },
};

describe.each(stories)("%s", (_, account, expected) => {
  it.each(Object.entries(views))("has the same bleeding days in %s", async (__, view) => {
    expect((await view(account)).toSorted()).toEqual(expected);
  });

  it("has the same bleeding days in the ring, which shows the current cycle", () => {
    const { overview } = knowledgeOf(account);
    if (overview.position.kind !== "known") throw new Error("a known cycle was expected");
    const { cycleStart } = overview.position;
    const bled = beadsOf(overview, today).flatMap((bead, place) =>
      isBled(bead) ? [addDays(cycleStart, place)] : [],
    );
    expect(bled).toEqual(expected.filter((day) => day >= cycleStart));
  });

  it("has the same bleeding days in the report and its PDF, without spotting between periods", async () => {
    const { bleeding } = knowledgeOf(account).overview;
    const strip = await stripOf(account);
    const drawn = expected.filter((day) => {
      const entry = bleeding.get(day);
      return entry?.isPeriod === true || entry?.flow !== "spotting";
    });
    expect(daysOfStrip(strip).toSorted()).toEqual(drawn);
    const markup = renderToStaticMarkup(CycleStrip({ speech: english, strip, today }));
    expect(markup.match(/class="visit-bleeding"/g)).toHaveLength(drawn.length);
  });
});
