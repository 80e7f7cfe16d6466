import { withoutIds } from "../spec/proofs.ts";
import type { RunningTest } from "../testing/gate/running-tests.ts";
import { citationsIn, citationsOf, PAGES, rowsUnder, STANDARD } from "./page.ts";

export function problemsOfCitations(page: string, tests: readonly RunningTest[]): string[] {
  const counts = new Map<string, number>();
  for (const name of tests.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...new Set(citationsOf(page))].flatMap((title) => {
    const count = counts.get(title) ?? 0;
    if (count === 1) return [];
    return [
      count === 0
        ? `No test that runs is called “${title}”.`
        : `${count} tests are called “${title}”: name the group as well, before a ›.`,
    ];
  });
}

/** A test may be cited by its title, or with some of its groups. */
function namesOf({ groups, title }: RunningTest): string[] {
  const path = [...groups, withoutIds(title)];
  return path.map((_, index) => path.slice(index).join(" › "));
}

const STATES = new Set(["met", "not applicable", "operator", "not met"]);
const MOST_WORDS = 12;

export function problemsOfStandard(page: string, ids: readonly string[]): string[] {
  const rows = rowsUnder(STANDARD, page);
  const stated = rows.flatMap(([first = ""]) => first.split(", "));
  return [
    ...ids.filter((id) => !stated.includes(id)).map((id) => `${id} has no row.`),
    ...stated.filter((id) => !ids.includes(id)).map((id) => `${id} is no requirement.`),
    ...[...new Set(stated.filter((id, index) => stated.indexOf(id) !== index))].map(
      (id) => `${id} has two rows.`,
    ),
    ...rows.flatMap(problemsOfRequirement),
  ];
}

function problemsOfRequirement([ids = "", asked = "", state = "", proof = ""]: string[]): string[] {
  const isLong = asked.split(" ").length > MOST_WORDS;
  const isBare = state === "met" ? citationsIn(proof).length === 0 : proof === "";
  return [
    ...(STATES.has(state) ? [] : [`${ids}: “${state}” is no state.`]),
    ...(isLong ? [`${ids} asks in more than ${MOST_WORDS} words.`] : []),
    ...(isBare ? [`${ids} is ${state} and names no ${state === "met" ? "test" : "reason"}.`] : []),
  ];
}

/** Reasons accepted in place of a test. */
const WITHOUT_TEST = /^(promise of the operator|opinion|the law|advice|label|no test: .+)$/;

export function problemsOfPages(page: string, statements: readonly string[]): string[] {
  const rows = rowsUnder(PAGES, page);
  const stated = rows.flatMap(([first = ""]) => first.split("<br>"));
  return [
    ...[...new Set(statements)]
      .filter((statement) => !stated.includes(statement))
      .map((statement) => `No row says what proves: ${statement}`),
    ...stated
      .filter((statement) => !statements.includes(statement))
      .map((statement) => `No page says: ${statement}`),
    ...rows
      .filter(([, proof = ""]) => citationsIn(proof).length === 0 && !WITHOUT_TEST.test(proof))
      .map(([first]) => `Neither a test nor why there is none: ${first}`),
  ];
}
