import type { Concerns } from "#contract/insights/concerns.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { groupBy } from "#domain/basics/group-by.ts";
import type { Concern, ConcernEvidence } from "#domain/concerns/engine/concern.ts";
import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";
import { type LookedAt, lookedThrough } from "#domain/concerns/engine/not-logged.ts";
import { type ConcernGroup, concernGroups, isSoon } from "./concern-groups.ts";
import { evidenceWords, spokenConcern } from "./concern-words/speech.ts";
import { inThirdPerson } from "./concern-words/third-person.ts";
import { labChangeWords } from "./lab-order.ts";
import type { ReportMessage } from "./messages/report-messages.ts";
import { dayWords, type Speech } from "./speech.ts";

const MOST_FACTS = { soon: 5, later: 3 } as const;

type Labs = VisitReport["labs"];

/** A line per topic: urgency, facts with numbers first, advice in the third person. */
export const concernLines = (
  speech: Speech,
  concerns: readonly Concern[],
  labs: Labs = null,
): string[] => concernGroups(concerns).map((group) => groupLine(speech, group, labs));

function groupLine(speech: Speech, group: ConcernGroup, labs: Labs): string {
  const [{ urgency }] = group;
  const advised = group.filter((concern) => isSoon(concern.urgency) || !isSoon(urgency));
  const advice = advised.map((concern) => adviceWords(speech, concern));
  return [
    factsWords(speech, group, labs),
    speech.say("report.flags.advised"),
    ...new Set(advice),
  ].join(" ");
}

/** Different wording on the page, which has no phone number beside it. */
const adviceOnPage: Readonly<Partial<Record<ConcernKey, ReportMessage>>> = {
  "self-harm": "report.flags.selfHarm",
  violence: "report.flags.violence",
};

/** The advice, in English in the third person; other languages have no such rule and quote it. */
function adviceWords(speech: Speech, concern: Concern): string {
  const { action } = spokenConcern(concern, speech);
  if (speech.forms.language === "en") return inThirdPerson(action);
  const onPage = adviceOnPage[concern.key];
  return onPage === undefined ? `“${action}”` : speech.say(onPage);
}

function factsWords(speech: Speech, group: ConcernGroup, labs: Labs): string {
  const { say } = speech;
  const [{ urgency, seenOn }] = group;
  const facts = factsOf(group);
  const most = Math.max(MOST_FACTS[isSoon(urgency) ? "soon" : "later"], group.length);
  const more = facts.length - most;
  const words = [
    ...facts.slice(0, most).map((fact) => factWords(speech, fact, labs)),
    ...(more > 0 ? [say("report.flags.more", { count: more })] : []),
  ];
  const by = urgency === "call-now" ? "report.flags.gotHelp" : "report.flags.seen";
  const seen = seenOn === undefined ? "" : ` (${say(by, { day: dayWords(speech, seenOn) })})`;
  return `${say(`report.urgency.${urgency}`)}${seen}: ${words.join("; ")}.`;
}

interface Fact {
  readonly newest: ConcernEvidence;
  readonly count: number;
}

function factsOf(group: ConcernGroup): Fact[] {
  const [firsts, others] = [
    group.flatMap(({ evidence }) => evidence.slice(0, 1)),
    group.flatMap(({ evidence }) => evidence.slice(1)),
  ].map((lines) => lines.toSorted((one, other) => Number(isNumber(other)) - Number(isNumber(one))));
  const kinds = groupBy([...(firsts ?? []), ...(others ?? [])], kindOf);
  return [...kinds.values()].flatMap((lines) => {
    const [newest] = lines;
    return newest ? [{ newest, count: new Set(lines.map(({ day }) => day)).size }] : [];
  });
}

/** Two medicines, or two background facts, are different facts. */
const kindOf = ({ fact, value }: ConcernEvidence) =>
  isNumber({ fact, value }) ? fact : `${fact} ${value}`;

const isNumber = ({ fact, value }: Pick<ConcernEvidence, "fact" | "value">) =>
  typeof value === "number" || fact === "blood_pressure";

function factWords(speech: Speech, { newest, count }: Fact, labs: Labs): string {
  const change = labChangeWords(speech, newest, labs);
  if (change !== null) return change;
  const fact = evidenceWords(newest, speech);
  return count === 1 ? fact : `${fact} (${speech.say("report.flags.more", { count: count - 1 })})`;
}

/** Lines that a short page must include: those that cannot wait for the next visit. */
export const soonCount = (concerns: readonly Concern[]) =>
  Math.max(1, concernGroups(concerns.filter(({ urgency }) => isSoon(urgency))).length);

export function nothingFoundLines(
  { say }: Speech,
  { concerns, notLogged, mayWorry, hasLeftOut }: Concerns,
): string[] {
  const leftOut = hasLeftOut === true ? [say("report.flags.leftOut")] : [];
  if (concerns.length > 0) return leftOut;
  const list = (kinds: readonly LookedAt[]) => ({
    kinds: kinds.map((kind) => say(`concern.looked.${kind}`)).join(", "),
  });
  const logged = lookedThrough(notLogged);
  return [
    ...(logged.length === 0
      ? []
      : [say(mayWorry === true ? "report.flags.looked" : "report.flags.none", list(logged))]),
    ...(notLogged.length === 0 ? [] : [say("report.flags.notLogged", list(notLogged))]),
    ...leftOut,
  ];
}
