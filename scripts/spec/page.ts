import type { Proof } from "./proofs.ts";
import { type Rule, ruleOf, rulesOf } from "./rules.ts";

const HEAD = `<!-- Written by \`npm run coverage\` from scripts/spec/rules.md and the titles of the tests. -->

# What the specification asks, and what proves it

Each rule of [the rules](../../scripts/spec/rules.md) with the tests that carry its id in their title.
`;

const TABLE_HEAD = "| Id | Rule | Departs | Proved by |\n|---|---|---|---|";

/** Omits file names, so that moving a test doesn't change the page. */
export function coveragePage(rulesPage: string, proofs: readonly Proof[]): string {
  const lines = rulesPage.slice(rulesPage.indexOf("\n## ") + 1).split("\n");
  const rows = lines.flatMap((line, index) => {
    const rule = ruleOf(line);
    if (rule === null) return [line];
    const isFirst = ruleOf(lines[index - 1] ?? "") === null;
    return [...(isFirst ? [TABLE_HEAD] : []), rowOf(rule, titlesOf(rule, proofs))];
  });
  return `${HEAD}\n${rows.join("\n")}`;
}

/** Sorted alphabetically, so that moving a file doesn't change the page. */
function titlesOf({ id }: Rule, proofs: readonly Proof[]): string[] {
  const titles = proofs.filter(({ ids }) => ids.includes(id)).map(({ title }) => title);
  return [...new Set(titles)].sort();
}

function rowOf({ id, text, departure }: Rule, titles: readonly string[]): string {
  const link = departure === null ? "" : `[why](../spec-decisions.md#${departure})`;
  return `| ${[id, inCell(text), link, titles.map(inCell).join("<br>")].join(" | ")} |`;
}

const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

export function problemsOfProofs(rulesPage: string, proofs: readonly Proof[]): string[] {
  const rules = rulesOf(rulesPage);
  const ruleIds = new Set(rules.map(({ id }) => id));
  return [
    ...rules
      .filter((rule) => titlesOf(rule, proofs).length === 0)
      .map(({ id, text }) => `${id} has no test that runs: ${text}`),
    ...proofs.flatMap(({ title, ids }) =>
      ids.filter((id) => !ruleIds.has(id)).map((id) => `"${title}" names ${id}, which is no rule.`),
    ),
  ];
}
