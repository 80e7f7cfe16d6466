import type { Concerns } from "#contract/insights/concerns.ts";
import type { Concern, Urgency } from "#domain/concerns/concern.ts";
import type { ConcernKey } from "#domain/concerns/concern-key.ts";
import { type LookedAt, lookedThrough } from "#domain/concerns/not-logged.ts";
import { spokenConcern } from "./concern-words/speech.ts";
import { inThirdPerson } from "./concern-words/third-person.ts";
import type { ReportMessage } from "./messages/report-messages.ts";
import { dayWords, type Speech } from "./speech.ts";

/** So many facts of one concern tell what it is: more where it cannot wait. */
const MOST_FACTS = { urgent: 3, other: 2 } as const;

/**
 * The concerns, each on one line: how soon, what was logged, and what she was advised, told of her.
 * Two of one urgency and the same facts share a line.
 */
export function concernLines(speech: Speech, concerns: readonly Concern[]): string[] {
  const actionsOf = new Map<string, string[]>();
  for (const concern of concerns) {
    const facts = factsWords(speech, concern);
    actionsOf.set(facts, [...(actionsOf.get(facts) ?? []), adviceWords(speech, concern)]);
  }
  return [...actionsOf].map(([facts, actions]) =>
    [facts, speech.say("report.flags.advised"), ...new Set(actions)].join(" "),
  );
}

/** Said otherwise on the page, which has no number to call beside it. */
const adviceOnPage: Readonly<Partial<Record<ConcernKey, ReportMessage>>> = {
  "self-harm": "report.flags.selfHarm",
  violence: "report.flags.violence",
};

/** What she was advised, in English told of her; no rule turns other languages, which quote it. */
function adviceWords(speech: Speech, concern: Concern): string {
  const { action } = spokenConcern(concern, speech);
  if (speech.forms.language === "en") return inThirdPerson(action);
  const onPage = adviceOnPage[concern.key];
  return onPage === undefined ? `“${action}”` : speech.say(onPage);
}

function factsWords(speech: Speech, concern: Concern): string {
  const { say } = speech;
  const { urgency, seenOn } = concern;
  const { evidence } = spokenConcern(concern, speech);
  const most = MOST_FACTS[isUrgent(urgency) ? "urgent" : "other"];
  const count = evidence.length - most;
  const more = count > 0 ? [say("report.flags.more", { count })] : [];
  const facts = [...evidence.slice(0, most), ...more];
  const by = urgency === "call-now" ? "report.flags.gotHelp" : "report.flags.seen";
  const seen = seenOn === undefined ? "" : ` (${say(by, { day: dayWords(speech, seenOn) })})`;
  return `${say(`report.urgency.${urgency}`)}${seen}: ${facts.join("; ")}.`;
}

/** Lines that a short page must not leave out: those of what cannot wait. */
export const urgentCount = (speech: Speech, { concerns }: Concerns) =>
  Math.max(
    1,
    concernLines(
      speech,
      concerns.filter(({ urgency }) => isUrgent(urgency)),
    ).length,
  );

const isUrgent = (urgency: Urgency) => urgency === "call-now" || urgency === "today";

/** What it means that there is none, and what nobody has looked at. */
export function nothingFoundLines(
  { say }: Speech,
  { concerns, notLogged, hasLeftOut }: Concerns,
): string[] {
  const leftOut = hasLeftOut === true ? [say("report.flags.leftOut")] : [];
  if (concerns.length > 0) return leftOut;
  const list = (kinds: readonly LookedAt[]) => ({
    kinds: kinds.map((kind) => say(`concern.looked.${kind}`)).join(", "),
  });
  const logged = lookedThrough(notLogged);
  return [
    ...(logged.length === 0 ? [] : [say("report.flags.none", list(logged))]),
    ...(notLogged.length === 0 ? [] : [say("report.flags.notLogged", list(notLogged))]),
    ...leftOut,
  ];
}
