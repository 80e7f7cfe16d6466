export const STANDARD = "The standard, requirement by requirement";
export const PAGES = "What the pages say";

export function rowsUnder(heading: string, page: string): string[][] {
  return partUnder(heading, page)
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf("|"))
        .split("|")
        .map((cell) => cell.trim()),
    )
    .filter(([first = ""]) => !HEAD.test(first));
}

const HEAD = /^(Id|Sentence|-+)$/;

function partUnder(heading: string, page: string): string {
  const [, part = ""] = page.split(`\n## ${heading}\n`);
  return part.split("\n## ")[0] ?? "";
}

const CITATION = /“([^”]+)”/g;

export const citationsIn = (text: string): string[] =>
  [...text.replaceAll(/\s+/g, " ").matchAll(CITATION)].map(([, title = ""]) => title);

/** The tests cited by the page, without its quotes of other pages. */
export function citationsOf(page: string): string[] {
  const quoted = partUnder(PAGES, page);
  const proofs = rowsUnder(PAGES, page).map((cells) => cells.at(-1) ?? "");
  return citationsIn([page.replace(quoted, ""), ...proofs].join("\n"));
}
