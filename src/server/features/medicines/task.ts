import type { FileAnswer } from "#contract/kernel/files.ts";
import { LISTED_DAYS, type MedicineListChoices } from "#contract/visit/medicine-list.ts";
import { firstOfEach } from "#domain/cycles/periods/same-period.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { adherence } from "#domain/medicines/medicine-adherence.ts";
import { medicineTimeOf } from "#domain/medicines/medicine-schedule.ts";
import { asWritten, withoutMarks } from "#report/language-parts.ts";
import { type ListedMedicine, listSections } from "#report/medicine-list.ts";
import { medicineWithOwnWords } from "#report/own-words.ts";
import { dayWords, withEnglishMarked } from "#report/speech.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { drawBlock } from "#server/documents/pdf/block.ts";
import { bytesOf, openPdf, PAGE } from "#server/documents/pdf/document.ts";
import { endPages, footHeight, putSection } from "#server/documents/pdf/flow.ts";
import { headBlock } from "#server/documents/pdf/head.ts";
import type { Task } from "#server/jobs/task.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";

const TITLE_WIDTH = 300;
const GAP = 12;
const ROW_GAP = 6;

const medicineListTask: Task<MedicineListChoices, FileAnswer> = async (parts, choices) => {
  const { today, timeZone } = parts;
  const reader = parts.journal.read(parts.owner);
  const [medicines, profile] = await Promise.all([
    listMedicines(reader, today),
    choices.withName ? reader.find("profile", ONLY) : null,
  ]);
  return {
    name: `mwezi-medicines-${today}.pdf`,
    type: "application/pdf",
    bytes: await listPdf(medicines, choices, {
      made: today,
      timeZone,
      name: profile?.name || null,
    }),
  };
};

async function listMedicines(reader: Reader, today: CalendarDay): Promise<ListedMedicine[]> {
  const range = { first: addDays(today, 1 - LISTED_DAYS), last: today };
  const [medicines, doses, cycles] = await Promise.all([
    reader.list("medicine"),
    reader.list("dose", { from: range.first, to: range.last }),
    reader.list("cycle"),
  ]);
  const cycleStarts = firstOfEach(cycles).map(({ startDay }) => startDay);
  return medicines
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate))
    .map((medicine) => {
      const medicineDoses = doses.filter(({ medicineId }) => medicineId === medicine.id);
      const taken = adherence({ medicine, doses: medicineDoses, cycleStarts }, range, today);
      return { medicine, time: medicineTimeOf(medicine, today), taken };
    });
}

interface ListFacts {
  readonly made: CalendarDay;
  readonly timeZone: string;
  readonly name: string | null;
}

async function listPdf(
  medicines: readonly ListedMedicine[],
  choices: MedicineListChoices,
  { made: today, timeZone, name }: ListFacts,
): Promise<Uint8Array> {
  const { language = "en" } = choices;
  const speech = withEnglishMarked(speechOf(language, timeZone));
  const title = speech.say("report.part.medicines");
  const day = dayWords(speech, today);
  const pdf = await openPdf({
    title: withoutMarks(title),
    language,
    madeAt: new Date(`${today}T00:00:00Z`),
  });
  const days = speech.say("report.list.upTo", { day });
  const head = headBlock(pdf, {
    title,
    titleWidth: TITLE_WIDTH,
    name: name && asWritten(name),
    days,
  });
  drawBlock(pdf, head, PAGE.margin, PAGE.margin);
  const feet = {
    page: (page: number, of: number) => speech.say("report.pageNumber", { page, of }),
    foot: speech.say("report.list.footer", { day }),
  };
  const flow = {
    pdf,
    y: PAGE.margin + head.height + GAP,
    footHeight: footHeight(pdf, feet),
  };
  const listed = medicines.map((one) => ({ ...one, medicine: medicineWithOwnWords(one.medicine) }));
  for (const section of listSections(speech, listed, choices)) {
    putSection(flow, { ...section, isNumbered: false, rowGap: ROW_GAP });
  }
  endPages(pdf, feet);
  return bytesOf(pdf);
}

export const medicineTasks = {
  medicineList: medicineListTask,
};
