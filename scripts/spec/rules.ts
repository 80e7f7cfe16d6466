export interface Rule {
  /** `S2-06` is the sixth rule of section 2. */
  readonly id: string;
  readonly text: string;
  /** The heading of `docs/spec-decisions.md` that justifies a departure. */
  readonly departure: string | null;
}

const SECTIONS = ["2", "3", "4", "5", "6", "7", "8", "9"];

const RULE = /^- \*\*(S\d-\d\d)\*\* (.+)$/;
const DEPARTURE = / · \[departs\]\(\S*?spec-decisions\.md#([^)]+)\)$/;

/** @example ruleOf("- **S2-03** /track and /pcos-tracking show the same screen") */
export function ruleOf(line: string): Rule | null {
  const [, id, statement = ""] = RULE.exec(line) ?? [];
  if (id === undefined) return null;
  const [, departure = null] = DEPARTURE.exec(statement) ?? [];
  return { id, text: statement.replace(DEPARTURE, ""), departure };
}

export function rulesOf(page: string): Rule[] {
  return page.split("\n").flatMap((line) => ruleOf(line) ?? []);
}

/** Problems of the page of rules, a line each; `decisions` is the page its departures link to. */
export function problemsOfRules(page: string, decisions: string): string[] {
  const ids = rulesOf(page).map(({ id }) => id);
  const anchors = new Set([...decisions.matchAll(HEADING)].map(([, text = ""]) => anchorOf(text)));
  return [
    ...SECTIONS.filter((section) => !ids.some((id) => id.startsWith(`S${section}-`))).map(
      (section) => `Section ${section} has no rule.`,
    ),
    ...[...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
      (id) => `${id} stands for two rules.`,
    ),
    ...misplaced(page),
    ...rulesOf(page).flatMap(({ id, departure }) =>
      departure === null || anchors.has(departure)
        ? []
        : [`${id} departs to spec-decisions.md#${departure}, which is no heading there.`],
    ),
  ];
}

const HEADING = /^#+ (.+)$/gm;
const SECTION = /^## (\d)\. /;

function misplaced(page: string): string[] {
  let section: string | null = null;
  return page.split("\n").flatMap((line) => {
    if (line.startsWith("## ")) section = SECTION.exec(line)?.[1] ?? null;
    const rule = ruleOf(line);
    if (rule === null) return section && line.startsWith("- ") ? [`"${line}" has no id.`] : [];
    return rule.id.startsWith(`S${section}-`) ? [] : [`${rule.id} stands under another section.`];
  });
}

/** Makes the anchor that Markdown renderers make: lower case, no punctuation, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
