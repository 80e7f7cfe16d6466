import type { FileAnswer } from "#contract/files.ts";
import { LISTED_DAYS, type MedicineListChoices } from "#contract/medicine-list.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { adherence } from "#domain/medicine-adherence.ts";
import { medicineTimeOf } from "#domain/medicine-schedule.ts";
import { type ListedMedicine, listSections, listWords } from "#report/medicine-list.ts";
import { reportWords } from "#report/visit-words.ts";
import { place } from "#server/documents/pdf/block.ts";
import { bytesOf, openPdf, PAGE } from "#server/documents/pdf/document.ts";
import { endPages, putSection } from "#server/documents/pdf/flow.ts";
import { headBlock } from "#server/documents/pdf/head.ts";
import type { Task } from "#server/jobs/task.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Reader } from "#server/storage/journal/journal.ts";

const TITLE_WIDTH = 300;
const GAP = 12;
const ROW_GAP = 6;

/** Her medicines and supplements on pdf, with what she ticked and nothing else. */
const medicineListTask: Task<MedicineListChoices, FileAnswer> = async (parts, choices) => {
  const { today } = parts;
  const reader = parts.journal.read(parts.owner);
  const [listed, profile] = await Promise.all([
    medicinesListed(reader, today),
    choices.withName ? reader.find("profile", ONLY) : null,
  ]);
  return {
    name: `mwezi-medicines-${today}.pdf`,
    type: "application/pdf",
    bytes: await listPdf(listed, choices, { made: today, name: profile?.name ?? null }),
  };
};

/** Every medicine, the most recently begun first, and how its doses of the last days went. */
async function medicinesListed(reader: Reader, today: CalendarDay): Promise<ListedMedicine[]> {
  const range = { first: addDays(today, 1 - LISTED_DAYS), last: today };
  const [medicines, doses, cycles] = await Promise.all([
    reader.list("medicine"),
    reader.list("dose", { from: range.first, to: range.last }),
    reader.list("cycle"),
  ]);
  const cycleStarts = cycles.map(({ startDay }) => startDay);
  return medicines
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate))
    .map((medicine) => {
      const noted = doses.filter(({ medicineId }) => medicineId === medicine.id);
      const taken = adherence({ medicine, doses: noted, cycleStarts }, range, today);
      return { medicine, time: medicineTimeOf(medicine, today), taken };
    });
}

async function listPdf(
  listed: readonly ListedMedicine[],
  choices: MedicineListChoices,
  { made, name }: { readonly made: CalendarDay; readonly name: string | null },
): Promise<Uint8Array> {
  const { title, upTo, footer } = listWords;
  const pdf = openPdf({ title, language: "en", madeAt: new Date(`${made}T00:00:00Z`) });
  const head = headBlock(pdf, { title, titleWidth: TITLE_WIDTH, name, days: upTo(made) });
  place(pdf, head, PAGE.margin, PAGE.margin);
  const flow = { pdf, y: PAGE.margin + head.height + GAP };
  for (const section of listSections(listed, choices)) {
    putSection(flow, { ...section, isNumbered: false, rowGap: ROW_GAP });
  }
  endPages(pdf, { page: reportWords.page, foot: footer(made) });
  return bytesOf(pdf);
}

/** The long work of this feature, by the name it is ordered under. */
export const medicineTasks = {
  medicineList: medicineListTask,
};
