import type { FileAnswer } from "#contract/files.ts";
import { LISTED_DAYS, type MedicineListChoices } from "#contract/medicine-list.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { adherence } from "#domain/medicine-adherence.ts";
import { medicineTimeOf } from "#domain/medicine-schedule.ts";
import { type ListedMedicine, listSections, listWords } from "#report/medicine-list.ts";
import { sheetWords } from "#report/visit-words.ts";
import { place } from "#server/documents/pdf/block.ts";
import { endPages, putSection } from "#server/documents/pdf/flow.ts";
import { headBlock } from "#server/documents/pdf/head.ts";
import { bytesOf, openPaper, SHEET } from "#server/documents/pdf/paper.ts";
import type { Task } from "#server/jobs/task.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Reader } from "#server/storage/journal/journal.ts";

const TITLE_WIDTH = 300;
const GAP = 12;
const ROW_GAP = 6;

/** Her medicines and supplements on paper, with what she ticked and nothing else. */
export const medicineListTask: Task<MedicineListChoices, FileAnswer> = async (parts, choices) => {
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
  const paper = openPaper({ title, language: "en", madeAt: new Date(`${made}T00:00:00Z`) });
  const head = headBlock(paper, { title, titleWidth: TITLE_WIDTH, name, days: upTo(made) });
  place(paper, head, SHEET.margin, SHEET.margin);
  const flow = { paper, y: SHEET.margin + head.height + GAP };
  for (const section of listSections(listed, choices)) {
    putSection(flow, { ...section, isNumbered: false, rowGap: ROW_GAP });
  }
  endPages(paper, { page: sheetWords.page, foot: footer(made) });
  return bytesOf(paper);
}
