import { urgencies } from "#domain/concerns/engine/concern.ts";
import { concernKeys } from "#domain/concerns/engine/concern-key.ts";
import type { Rule } from "#domain/concerns/engine/rule.ts";
import { lastRules, rules } from "#domain/concerns/engine/rules.ts";
import { stories } from "#domain/testing/concern-stories/stories.ts";
import { concernWords } from "#report/concern-words/concern-words.ts";

const gradeWords: Readonly<Record<Rule["grade"], string>> = {
  P: "P: seen in the body's own text",
  S: "S: seen in a secondary page",
  K: "K: background knowledge",
  J: "J: our judgement",
};

const all = [...rules, ...lastRules].toSorted(
  (one, other) => concernKeys.indexOf(one.key) - concernKeys.indexOf(other.key),
);

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
const head = (names: readonly string[]) => [row(names), row(names.map(() => "---"))];

const isOf = (key: string) => (name: string) => name === key || name.startsWith(`${key} `);

function urgenciesOf(key: string): string {
  const said = stories.flatMap(({ expected }) =>
    expected.flatMap(([name, urgency]) => (isOf(key)(name) ? [urgency] : [])),
  );
  return urgencies.filter((urgency) => said.includes(urgency)).join(", ");
}

function confirmation({ grade, confirmedBy }: Rule): string {
  if (confirmedBy !== undefined) return confirmedBy;
  return grade === "K" || grade === "J" ? "to be confirmed by a clinician" : "no clinician yet";
}

const standsFor = ({ holdsFor }: Rule) =>
  holdsFor === null ? "as long as what it rests on" : `${holdsFor} days`;

const ruleRows = all.map((rule) =>
  row([
    `\`${rule.key}\``,
    rule.trigger,
    urgenciesOf(rule.key),
    standsFor(rule),
    rule.source,
    gradeWords[rule.grade],
    confirmation(rule),
  ]),
);

const wordRows = all.flatMap(({ key }) =>
  Object.entries(concernWords)
    .filter(([name]) => isOf(key)(name))
    .map(([name, words]) =>
      row([
        `\`${name}\``,
        [words?.action ?? "", ...(words?.later ? [`As a mention: ${words.later}`] : [])].join(" "),
        words?.reason ?? "",
        words?.ask ?? "",
        words?.bring ?? "",
      ]),
    ),
);

const storyRows = stories.map(({ name, expected }) =>
  row([
    name,
    expected.length === 0
      ? "nothing"
      : expected.map(([concern, urgency]) => `${concern} (${urgency})`).join("; "),
  ]),
);

/** For clinicians: each rule with threshold, source and text, then test cases with outcomes. */
export const concernsPage = (): string => `# What Mwezi calls worrying, and what it says

Written from the code by \`npm run concerns\`; \`npm test\` fails when it is stale. Nothing here
diagnoses: each rule says who should be seen, how soon, and what to say there. The rules are
\`src/domain/concerns/topics/\`; every screen, the report, its PDF and text, FHIR and a
clinician's link read their one list. **No clinician has confirmed a row yet.** Where sources differ,
the more cautious line is taken. "Seen by a doctor or clinic on …" lowers a concern to a mention until
something newer comes, and never one that calls for help at once.

## The ${all.length} rules

${[...head(["Rule", "Who, and the exact line", "How soon", "Stands for", "Source", "Grade", "Confirmed"]), ...ruleRows].join("\n")}

## Their words

The first words, why, what to say at the clinic, what to take along.

${[...head(["Rule", "First words", "Why", "To say", "To bring"]), ...wordRows].join("\n")}

## The checklist

${stories.length} women, each with everything that is said to her, in rank. Unless a line says otherwise she is 29, has
cycles of 28 days, is on day 10, is not pregnant and uses no contraception.

${[...head(["She", "Mwezi says"]), ...storyRows].join("\n")}
`;
