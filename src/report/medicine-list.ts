import { LISTED_DAYS, type MedicineListChoices } from "#contract/medicine-list.ts";
import type { Medicine } from "#contract/medicines.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type Adherence, isUninformative } from "#domain/medicine-adherence.ts";
import type { MedicineTime } from "#domain/medicine-schedule.ts";
import type { ReportColumn, ReportTable } from "./visit-sections.ts";
import { adherenceWords, dayWords, doseWords, partTitles, scheduleWords } from "./visit-words.ts";

/** The words of the medicine list, in English as the report for a visit is: docs/decisions/019. */
export const listWords = {
  title: partTitles.medicines,
  upTo: (made: CalendarDay) => `As she noted them, up to ${dayWords(made)}`,
  noneNow: "None noted.",
  sideEffects: "Side effects, in her own words",
  counted:
    `Doses taken: of those she noted among the doses due in the last ${LISTED_DAYS} days. ` +
    "A late dose counts as taken; one not noted may have been taken too.",
  footer: (made: CalendarDay) =>
    `Made by her with Mwezi on ${dayWords(made)}, from her own notes. Not a prescription.`,
} as const;

const titles: Readonly<Record<MedicineTime, string>> = {
  current: "Taking now",
  planned: "Planned",
  ended: "Ended",
};

const dayColumns: Readonly<Record<MedicineTime, ReportColumn>> = {
  current: { head: "Since", share: 7 },
  planned: { head: "From", share: 7 },
  ended: { head: "From and to", share: 12 },
};

/** One medicine of hers, and how its doses of the last days went. */
export interface ListedMedicine {
  readonly medicine: Medicine;
  readonly time: MedicineTime;
  readonly taken: Adherence;
}

interface ListSection {
  readonly title: string;
  readonly table: ReportTable | null;
  /** With a mark before each. */
  readonly list: readonly string[];
  readonly lines: readonly string[];
}

const times = ["current", "planned", "ended"] as const;

/** What she takes now, what is planned, and as she chose what has ended and the side effects. */
export function listSections(
  listed: readonly ListedMedicine[],
  choices: MedicineListChoices,
): ListSection[] {
  const included = listed.filter(({ time }) => choices.withEnded || time !== "ended");
  const tables = times.flatMap((time): ListSection[] => {
    const rows = included.filter((one) => one.time === time);
    if (rows.length > 0) return [timeSection(time, rows, choices)];
    if (time !== "current") return [];
    return [{ title: titles.current, table: null, list: [], lines: [listWords.noneNow] }];
  });
  const sideEffects = choices.withSideEffects ? included.flatMap(sideEffectsOf) : [];
  if (sideEffects.length === 0) return tables;
  return [...tables, { title: listWords.sideEffects, table: null, list: sideEffects, lines: [] }];
}

const sideEffectsOf = ({ medicine: { name, sideEffects } }: ListedMedicine) =>
  sideEffects ? [`${name}: ${sideEffects}`] : [];

function timeSection(
  time: MedicineTime,
  rows: readonly ListedMedicine[],
  { withWhy, withAdherence }: MedicineListChoices,
): ListSection {
  const hasWhy = withWhy && rows.some(({ medicine }) => medicine.why);
  const hasTaken = withAdherence && rows.some(({ taken }) => !isUninformative(taken));
  const columns = [
    { head: "Name and dose", share: 13, cell: nameWords },
    { head: "When", share: 9, cell: ({ medicine }) => scheduleWords(medicine.schedule) },
    { ...dayColumns[time], cell: daysWords },
    ...(hasWhy ? [{ head: "For", share: 9, cell: whyWords }] : []),
    ...(hasTaken ? [{ head: "Doses taken", share: 11, cell: takenWords }] : []),
  ] satisfies (ReportColumn & { cell: (listed: ListedMedicine) => string })[];
  return {
    title: titles[time],
    table: { columns, rows: rows.map((row) => columns.map(({ cell }) => cell(row))) },
    list: [],
    lines: hasTaken ? [listWords.counted] : [],
  };
}

function nameWords({ medicine: { name, dose, unit } }: ListedMedicine): string {
  return [name, doseWords({ dose: dose ?? null, unit: unit ?? null })].filter(Boolean).join(" ");
}

function daysWords({ medicine: { startDate, endDate } }: ListedMedicine): string {
  const first = dayWords(startDate);
  return endDate === undefined ? first : `${first} to ${dayWords(endDate)}`;
}

const whyWords = ({ medicine }: ListedMedicine) => medicine.why || "–";

function takenWords({ taken }: ListedMedicine): string {
  if (isUninformative(taken)) return taken.kind === "nothing-due" ? "–" : "not noted";
  const hasUnnoted = taken.kind === "counted" && taken.unanswered > 0;
  return hasUnnoted ? `${adherenceWords(taken)}, ${taken.due} due` : adherenceWords(taken);
}
