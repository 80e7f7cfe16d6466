import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { headIn, sheetNameIn } from "#server/documents/csv/column-heads.ts";
import { columnsOf } from "#server/documents/csv/columns.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { spreadsheets } from "#server/features/exports/task.ts";
import { zipOf } from "#server/storage/files/zip.ts";
import { collections, kinds } from "#server/storage/journal/collections.ts";
import { fullStory, readerOf } from "#server/testing/stories/full-story.ts";
import { readFile } from "#web/readers/read-file.ts";

const today = calendarDay("2026-11-20");
const languages = ["sw", "ha", "yo"] as const;
type Language = "en" | (typeof languages)[number];

const headsIn = (language: Language) =>
  kinds.flatMap((kind) => {
    const headOf = headIn(speechOf(language));
    const { exportedAs, schema } = collections[kind];
    return columnsOf(schema).map((column) => ({
      name: `${exportedAs}.${column.path}`,
      plain: column.head,
      head: headOf(column),
    }));
  });

const isPlain = ({ head, plain }: { readonly head: string; readonly plain: string }) =>
  head === plain;

/** Internal fields, which the user is never asked about. */
const FOR_PROGRAMS = [
  "profile.ageToldOn",
  "profile.timeZone",
  "profile.consent.version",
  "profile.consent.at",
  "profile.earlierConsents",
  "profile.onboardingComplete",
  "profile.setup.isUnfinished",
  "lifeStages.toldOn",
  "symptoms.assumedSeverity",
  "pcosLogs.periodEdge",
  "doses.medicineId",
  "uploads.bytes",
  "imports.at",
  "imports.counts",
  "imports.revision",
  "imports.filled",
  "imports.merged",
  "sharedReports.hash",
  "sharedReports.revokedAt",
  "trustedViews.fragment",
  "trustedViews.copyOf",
  "visitPlan.choices",
];

/** Ids, and the codes of concerns the user has seen. */
const CODES = /^concernsSeen\.|^\w+\.id$/;

async function historyIn(language: Language) {
  const chunks: BlobPart[] = [];
  const members = spreadsheets(readerOf(fullStory), today, speechOf(language));
  for await (const chunk of zipOf(members, Date.parse(today))) chunks.push(Buffer.from(chunk));
  const reading = await readFile(new Blob(chunks), { today, timeZone: "Africa/Nairobi" });
  if (reading.kind !== "history") throw new Error("no history");
  return reading.history;
}

describe("the columns of the spreadsheets", () => {
  it("have the JSON's names in English", () => {
    expect(headsIn("en").filter((column) => !isPlain(column))).toEqual([]);
  });

  it.each(languages)("are translated for everything the user logs or states (%s)", (language) => {
    const plain = headsIn(language)
      .filter(isPlain)
      .map(({ name }) => name);
    expect(plain.filter((name) => !CODES.test(name))).toEqual(FOR_PROGRAMS);
    const named = headsIn(language).filter((column) => !isPlain(column));
    expect(named.filter(({ head }) => !/^[^[\]]+ \[[\w.]+\]( \(\d+-\d+\))?$/.test(head))).toEqual(
      [],
    );
  });

  it.each(languages)("have unique names within a file (%s)", (language) => {
    const names = headsIn(language).map(({ name, head }) =>
      [name.replace(/\..*/, ""), head.replace(/ \[.*/, "")].join(": "),
    );
    expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
  });

  it("name a nested field with its parent, unless it has its own name or the parent none", () => {
    const heads = headsIn("sw").map(({ head }) => head);
    expect(heads).toContain("Siku zenye kidonge [schedule.daysTaken]");
    expect(heads).toContain("Shinikizo la damu: Ya juu (systolic) [bloodPressure.systolic]");
    expect(heads).toContain("Ukali [severity] (0-10)");
    expect(heads).toContain("Jina la kwanza [setup.firstName]");
  });

  it.each(languages)("are imported again, as a whole zip (%s)", async (language) => {
    const [english, hers] = await Promise.all([historyIn("en"), historyIn(language)]);
    expect(Object.keys(hers.entries).length).toBeGreaterThan(5);
    expect(hers).toEqual(english);
  });
});

describe("the sheets of a workbook", () => {
  const names = ["days", ...kinds.map((kind) => collections[kind].exportedAs)];

  it("have the JSON's names in English", () => {
    expect(names.map((name) => sheetNameIn(speechOf("en"), name))).toEqual(names);
  });

  it.each(languages)("have names of their own in %s, which Excel accepts", (language) => {
    const named = names.map((name) => sheetNameIn(speechOf(language), name));
    expect(named.filter((name) => names.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(names.length);
    expect(named.filter((name) => name.length > 31 || /[\]:*?/\\[]/.test(name))).toEqual([]);
  });
});
