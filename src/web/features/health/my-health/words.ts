import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { labReadings } from "#domain/labs/lab-readings.ts";
import { isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { labTestLabels } from "#web/words/lab-test.ts";
import { pictureNames } from "#web/words/picture.ts";
import { typedText } from "../labs/view-model.ts";
import {
  type FolderPage,
  type LastSources,
  latestInTrends,
  latestOf,
  type MainPage,
  takenNow,
} from "./view-model.ts";

export const pageNames: Record<FolderPage, MessageDescriptor> = {
  ...pictureNames,
  labs: msg`Labs`,
  medicines: msg`Medications & Supplements`,
  visit: msg`Doctor Visit Prep`,
  signs: msg`Signs to watch`,
  background: msg`Your health background`,
  "hair-and-skin": msg`Hair and skin`,
  "how-you-feel": msg`How you've been`,
  patterns: msg`Patterns`,
  ovulation: msg`Ovulation`,
  "life-stages": msg`Contraception and pregnancies`,
};

export const pageDescriptions: Record<FolderPage, MessageDescriptor> = {
  labs: msg`View and upload results (glucose, insulin, testosterone, TSH, etc.)`,
  medicines: msg`Track doses and adherence. Generate a shareable list.`,
  visit: msg`One-page summary of symptoms, trends, and questions.`,
  calendar: msg`Each month as strings of beads. Tap a day to see it and change it.`,
  history: msg`Every cycle, one under another, at its full length.`,
  trends: msg`Mood, sleep, energy, symptoms and measures over time.`,
  signs: msg`Tick what worries you, a test or a fever, and see what to do.`,
  background: msg`Migraine, clots, smoking and more: what changes what is safe for you.`,
  "hair-and-skin": msg`Compare with drawings and see how it changes over time.`,
  "how-you-feel": msg`Mood and worry: questions about the last two weeks`,
  patterns: msg`What comes back with your cycle, and how sure we are.`,
  ovulation: msg`Temperature, mucus and tests, cycle by cycle.`,
  "life-stages": msg`Methods, pregnancies and breastfeeding, with their days.`,
};

export const pageActions: Partial<Record<FolderPage, MessageDescriptor>> = {
  labs: msg`Open labs`,
  medicines: msg`Manage`,
  visit: msg`Generate PDF`,
};

export function lastWords(sources: LastSources, i18n: I18n): Partial<Record<MainPage, string>> {
  const lines: Partial<Record<MainPage, MessageDescriptor | null>> = {
    labs: lastResult(sources, i18n),
    medicines: medicineCount(sources),
    calendar: cycleDay(sources),
    history: lastCycle(sources),
    trends: lastDay(latestInTrends(sources), sources, i18n),
    ovulation: lastDay(latestOf(sources.signs), sources, i18n),
  };
  return Object.fromEntries(
    Object.entries(lines).flatMap(([page, words]) => (words ? [[page, i18n._(words)]] : [])),
  );
}

function lastResult(sources: LastSources, i18n: I18n): MessageDescriptor | null {
  const [last] = labReadings(sources.results ?? [], []);
  if (last === undefined) return null;
  const name = last.name ?? i18n._(labTestLabels[last.test]);
  const { unit } = last;
  const value = typedText(last);
  const day = dayWords(last.day, sources, i18n);
  return msg`${name} ${value} ${unit}, ${day}`;
}

function medicineCount(sources: LastSources): MessageDescriptor | null {
  const count = takenNow(sources).length;
  if (count === 0) return null;
  return msg`${plural(count, { one: "# you take now", other: "# you take now" })}`;
}

function cycleDay({ overview }: LastSources): MessageDescriptor | null {
  if (overview?.position.kind !== "known" || isWithoutCycle(overview)) return null;
  const { cycleDay: day } = overview.position;
  return msg`Today is day ${day}`;
}

function lastCycle({ overview }: LastSources): MessageDescriptor | null {
  const count = overview?.totalCycles ?? 0;
  return count === 0 ? null : msg`${plural(count, { one: "# cycle", other: "# cycles" })}`;
}

/** Omits the current year, which would need a second line on a phone. */
const dayWords = (day: CalendarDay, { today }: LastSources, { locale }: I18n) =>
  formatDayRange({ first: day, last: day }, today, locale);

function lastDay(
  entry: { readonly date: CalendarDay } | undefined,
  sources: LastSources,
  i18n: I18n,
): MessageDescriptor | null {
  if (entry === undefined) return null;
  const day = dayWords(entry.date, sources, i18n);
  return msg`Last logged ${day}`;
}
