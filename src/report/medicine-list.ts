import type { Medicine } from "#contract/entries/medicines.ts";
import { LISTED_DAYS, type MedicineListChoices } from "#contract/visit/medicine-list.ts";
import {
  type Adherence,
  answeredDoses,
  isUninformative,
} from "#domain/medicines/medicine-adherence.ts";
import type { MedicineTime } from "#domain/medicines/medicine-schedule.ts";
import type { ReportMessage } from "./messages/report-messages.ts";
import { dayWords, type Speech } from "./speech.ts";
import type { ReportSection } from "./visit-sections.ts";
import { adherenceWords, daysWords, doseWords, scheduleWords } from "./visit-words.ts";

type ColumnHead = Extract<ReportMessage, `report.column.${string}`>;

const dayColumns = {
  current: { head: "report.column.since", share: 7 },
  planned: { head: "report.column.from", share: 7 },
  ended: { head: "report.column.fromAndTo", share: 12 },
} as const satisfies Record<MedicineTime, { head: ColumnHead; share: number }>;

export interface ListedMedicine {
  readonly medicine: Medicine;
  readonly time: MedicineTime;
  readonly taken: Adherence;
}

type ListSection = Pick<ReportSection, "title" | "table" | "list" | "lines">;

const times = ["current", "planned", "ended"] as const;

export function listSections(
  speech: Speech,
  listed: readonly ListedMedicine[],
  choices: MedicineListChoices,
): ListSection[] {
  const { say } = speech;
  const included = listed.filter(({ time }) => choices.withEnded || time !== "ended");
  const tables = times.flatMap((time): ListSection[] => {
    const rows = included.filter((one) => one.time === time);
    if (rows.length > 0) return [timeSection(speech, time, { rows, choices })];
    if (time !== "current") return [];
    const lines = [say("report.list.noneNow")];
    return [{ title: say("report.list.current"), table: null, list: [], lines }];
  });
  const sideEffects = choices.withSideEffects ? included.flatMap(sideEffectsOf) : [];
  if (sideEffects.length === 0) return tables;
  const title = say("report.list.sideEffects");
  return [...tables, { title, table: null, list: sideEffects, lines: [] }];
}

const sideEffectsOf = ({ medicine: { name, sideEffects } }: ListedMedicine) =>
  sideEffects ? [`${name}: ${sideEffects}`] : [];

interface TimeRows {
  readonly rows: readonly ListedMedicine[];
  readonly choices: MedicineListChoices;
}

interface ListColumn {
  readonly head: ColumnHead;
  readonly share: number;
  readonly cell: (speech: Speech, listed: ListedMedicine) => string;
}

function timeSection(speech: Speech, time: MedicineTime, { rows, choices }: TimeRows): ListSection {
  const { say } = speech;
  const hasWhy = choices.withWhy && rows.some(({ medicine }) => medicine.why);
  const hasTaken = choices.withAdherence && rows.some(({ taken }) => !isUninformative(taken));
  const columns: readonly ListColumn[] = [
    { head: "report.column.nameAndDose", share: 13, cell: nameWords },
    {
      head: "report.column.when",
      share: 9,
      cell: (_, { medicine }) => scheduleWords(speech, medicine.schedule),
    },
    { ...dayColumns[time], cell: spanOfListed },
    ...(hasWhy ? [{ head: "report.column.why", share: 9, cell: whyWords } as const] : []),
    ...(hasTaken
      ? [{ head: "report.column.dosesTaken", share: 11, cell: takenWords } as const]
      : []),
  ];
  return {
    title: say(`report.list.${time}`),
    table: {
      columns: columns.map(({ head, share }) => ({ head: say(head), share })),
      rows: rows.map((row) => columns.map(({ cell }) => cell(speech, row))),
    },
    list: [],
    lines: hasTaken ? [say("report.list.counted", { days: LISTED_DAYS })] : [],
  };
}

function nameWords(speech: Speech, { medicine: { name, dose, unit } }: ListedMedicine): string {
  const amount = doseWords(speech, { dose: dose ?? null, unit: unit ?? null });
  return [name, amount].filter(Boolean).join(" ");
}

const spanOfListed = (speech: Speech, { medicine: { startDate, endDate } }: ListedMedicine) =>
  endDate === undefined ? dayWords(speech, startDate) : daysWords(speech, startDate, endDate);

const whyWords = (_: Speech, { medicine }: ListedMedicine) => medicine.why || "–";

function takenWords(speech: Speech, { taken }: ListedMedicine): string {
  if (taken.kind === "nothing-due") return "–";
  if (isUninformative(taken)) return speech.say("report.doses.unanswered");
  if (taken.kind === "as-needed" || taken.unanswered === 0) return adherenceWords(speech, taken);
  return speech.say("report.doses.takenOfDue", {
    taken: taken.taken + taken.late,
    answered: answeredDoses(taken),
    due: taken.due,
  });
}
