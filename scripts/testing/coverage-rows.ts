/** A test that proves a rule, as the table names it. */
interface Proof {
  readonly file: string;
  readonly title: string;
}

interface CoverageRow {
  readonly section: string;
  readonly rule: string;
  readonly files: readonly string[];
  readonly proofs: readonly Proof[];
}

/** The sections of the specification that the table answers for. */
const SECTIONS = ["2", "3", "4", "5", "6", "7", "8", "9"];

const ROW = /^\| (\d) \|(.+)\|$/gm;
const PROOF = /^`([^`]+)` › "(.+)"$/;

/**
 * The rows of a table: section, rule, files, proofs. Several files or proofs stand apart by `<br>`.
 * @example rowsOf('| 2 | The tabs | `src/a.ts` | `src/a.test.ts` › "has tabs" |')
 */
export function rowsOf(markdown: string): CoverageRow[] {
  return [...markdown.matchAll(ROW)].map(([, section = "", rest = ""]) => {
    const [rule = "", files = "", proofs = ""] = rest.split("|").map((cell) => cell.trim());
    return {
      section,
      rule,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
      proofs: partsOf(proofs).map(proofOf),
    };
  });
}

const partsOf = (cell: string) => cell.split("<br>").flatMap((part) => part.trim() || []);

/** What is not written as a proof is a file of that name, which nobody has. */
function proofOf(text: string): Proof {
  const [, file = text, title = ""] = PROOF.exec(text) ?? [];
  return { file, title };
}

// A title follows `test(` or `it(`, or the call that `each` and its table make together.
const TITLE = /(?:\b(?:test|it)|\))\(\s*(?:"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** The titles of a test file as its source writes them, places for values included. */
function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, quoted = "", template]) => template ?? quoted);
}

/** Whether the title is one of the source: to the letter, or with values in the places for them. */
function hasTitle(source: string, title: string): boolean {
  return titlesIn(source).some((written) => {
    if (written === title) return true;
    const fixed = written.split(PLACES);
    // A title of places alone, such as "%s", has its words in the table of its cases.
    const isAllPlaces = !fixed.some((text) => /\p{L}{2}/u.test(text));
    return isAllPlaces ? isCase(source, title) : isFilledIn(fixed, title);
  });
}

const PLACES = /%[sdijoO]|\$\{[^}]*\}|\$[\w.]+/;
const SIGNS_OF_PATTERNS = /[.*+?^${}()|[\]\\]/g;

const inPattern = (text: string) => text.replace(SIGNS_OF_PATTERNS, "\\$&");

function isFilledIn(fixed: readonly string[], title: string): boolean {
  return new RegExp(`^${fixed.map(inPattern).join(".+")}$`).test(title);
}

function isCase(source: string, title: string): boolean {
  return new RegExp(`[[,]\\s*${inPattern(JSON.stringify(title))}`).test(source);
}

const DEPARTURE = /\]\(spec-decisions\.md#([^)]+)\)/g;
const HEADING = /^#+ (.+)$/gm;

/** The links to departures that lead to no heading of the decisions. */
export function brokenDepartures(markdown: string, decisions: string): string[] {
  const anchors = new Set([...decisions.matchAll(HEADING)].map(([, text = ""]) => anchorOf(text)));
  const linked = new Set([...markdown.matchAll(DEPARTURE)].map(([, anchor = ""]) => anchor));
  return [...linked]
    .filter((anchor) => !anchors.has(anchor))
    .map((anchor) => `spec-decisions.md has no heading #${anchor}.`);
}

/** As the places that show Markdown make it: small letters, no signs, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** What is wrong with the table, a line each. `read` gives a file's text, `null` where there is none. */
export function problemsOf(
  rows: readonly CoverageRow[],
  read: (file: string) => string | null,
): string[] {
  const missing = SECTIONS.filter((section) => !rows.some((row) => row.section === section));
  return [
    ...missing.map((section) => `Section ${section} has no row.`),
    ...rows.flatMap((row) => problemsOfRow(row, read).map((problem) => `${row.rule}: ${problem}`)),
  ];
}

function problemsOfRow(
  { files, proofs }: CoverageRow,
  read: (file: string) => string | null,
): string[] {
  return [
    ...(files.length === 0 ? ["names no file that does it."] : []),
    ...(proofs.length === 0 ? ["names no test that proves it."] : []),
    ...files.flatMap((file) => (read(file) === null ? [`there is no file ${file}.`] : [])),
    ...proofs.flatMap(({ file, title }) => {
      const source = read(file);
      if (source === null) return [`there is no test file ${file}.`];
      return hasTitle(source, title) ? [] : [`${file} has no test "${title}".`];
    }),
  ];
}
