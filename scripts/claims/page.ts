/** The parts of docs/security.md that are held to something. */

export const STANDARD = "The standard, requirement by requirement";
export const PAGES = "What the pages say";

/** The cells of every row of a table under a heading, but for those that head it. */
export function rowsUnder(heading: string, page: string): string[][] {
  return partUnder(heading, page)
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map(cellsOf)
    .filter(([first = ""]) => !HEAD.test(first));
}

const HEAD = /^(Id|Sentence|-+)$/;

const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf("|"))
    .split("|")
    .map((cell) => cell.trim());

function partUnder(heading: string, page: string): string {
  const [, part = ""] = page.split(`\n## ${heading}\n`);
  return part.split("\n## ")[0] ?? "";
}

const CITATION = /“([^”]+)”/g;

/** The tests that a text names, in typographic quotes. */
export const citationsIn = (text: string): string[] =>
  [...text.replaceAll(/\s+/g, " ").matchAll(CITATION)].map(([, title = ""]) => title);

/** The tests that the page names; what it quotes of other pages is not one. */
export function citationsOf(page: string): string[] {
  const quoted = partUnder(PAGES, page);
  const proofs = rowsUnder(PAGES, page).map((cells) => cells.at(-1) ?? "");
  return citationsIn([page.replace(quoted, ""), ...proofs].join("\n"));
}
