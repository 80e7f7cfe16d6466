import type { FileHistory } from "#web/readers/diary/file-history.ts";
import type { Sample } from "#web/readers/testing/sample.ts";
import { historyOfSample, samples } from "#web/readers/testing/samples.ts";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
const head = (names: readonly string[]) => [row(names), row(names.map(() => "---"))];

const kindWords: Readonly<Record<string, string>> = {
  signs: "signs to watch",
  medicines: "medicines",
  doses: "doses",
  lifeStages: "contraception",
  cycles: "periods",
  symptoms: "symptoms",
  ovulation: "signs",
  metabolic: "measured",
  pcosLogs: "daily log",
};
/** Fields that say nothing about the content. */
const silent = new Set(["date", "startDate", "endDate", "startDay", "endDay", "severity"]);
const silentToo = new Set(["assumedSeverity", "id"]);

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value : [];

function fieldsIn(kind: string, entries: unknown): string {
  const names = listOf(entries).flatMap((entry) =>
    kind === "symptoms"
      ? [String(entry.type)]
      : Object.keys(entry).filter((name) => !silent.has(name) && !silentToo.has(name)),
  );
  const fields = [...new Set(names)].toSorted().join(", ");
  const word = kindWords[kind] ?? kind;
  return fields === "" ? word : `${word} (${fields})`;
}

const comesOver = ({ entries }: FileHistory) =>
  Object.entries(entries)
    .map(([kind, list]) => fieldsIn(kind, list))
    .join("; ") || "nothing by itself";

/** Unsupported data; kinds that can become notes are marked. */
const staysOut = ({ notUnderstood }: FileHistory) =>
  notUnderstood
    .map(({ category, example, notes }) => {
      const name = category === example ? category : `${category}: ${example}`;
      return notes.length > 0 ? `${name}*` : name;
    })
    .toSorted()
    .join(", ") || "–";

async function lineOf(sample: Sample): Promise<string> {
  const history = await historyOfSample(sample);
  const cells = [comesOver(history), staysOut(history)];
  return row([sample.app, sample.format, ...cells, sample.described]);
}

export async function importsPage(): Promise<string> {
  const rows = await Promise.all(samples.map(lineOf));
  const apps = new Set(samples.map(({ app }) => app)).size;
  return `# What comes over from other apps

Written by \`npm run imports\` from the made-up files in \`src/web/readers/testing/\`, which the tests
read, too; \`npm test\` fails when it is stale. Each line says what came of the sample of one form: a
word of the same kind that is not in the sample may still be read. Nobody's real export was seen:
where an app does not describe its file, the names are those that other readers of it list, and
whatever stands in no table is named on the screen with its count.

What has no place is marked with * where it carries a day: she can tick it, and it becomes a line in
that day's note. Of two flows on a day the heavier stands, of two temperatures or weights the first,
and the screen says how many. A pregnancy is never a period. Symptoms without a strength come without
one. Where dates fit both day-month and month-day, she is asked. A pregnancy test is one of the signs to
watch; of two on a day the positive stands. Pills of a day are doses of a medicine taken as needed, for no
file says when one was due, and a time of contraception unless she told one of those days herself. Moods
without a place of their own, tags and words of hers can only become notes.

Zips are opened on her device, with their password where they have one (AES and ZipCrypto). Text may
be UTF-8, UTF-16 or Latin-1, and tables parted by commas, semicolons, tabs or bars. Dates may be
written as 2026-01-05, 05/01/26, 5 Jan 2026, Jan 5, 2026, 20260105 or as the day numbers of a
spreadsheet. Weights may be in kilograms, pounds or stones and pounds, ovulation tests "+" and "−".

Mwezi's own exports come back: the JSON and the zip as they are, spreadsheets by each kind's schema,
a FHIR bundle with its periods, symptoms, moods, stress, signs of ovulation, measures and daily logs. Excel
and OpenDocument files are read by their stored values, Health Connect's store by its tables. Oura's
night temperatures and those of an Apple Watch are no temperature on waking: the day before a rise that
lasts comes over as ovulation by that device, and each of Oura's nights can become a note.

Where only the first day of a period is told, its length stays unknown (\`endIsUnknown\`) and makes no
average, until she says when it ended.

## The ${rows.length} forms of ${apps} apps

${[...head(["App", "Form", "What comes over", "What does not", "Described"]), ...rows].join("\n")}

## How much it may hold

JSON, text and tables are read whole, up to 64 MB and 100,000 lines; the export of Apple Health is
read piece by piece, however large. See [performance](../performance.md) for one of 500 MB in a browser.
`;
}
