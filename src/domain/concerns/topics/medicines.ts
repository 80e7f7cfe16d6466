import { groupBy } from "../../basics/group-by.ts";
import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { ConcernEvidence, Urgency } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { canConceive, isPastConceiving, isTrying } from "../evidence/conceiving.ts";
import { daysWithin } from "../evidence/days.ts";
import { type MedicineLine, medicineLines, nsaids, pairs } from "../evidence/medicine-lines.ts";
import {
  medicineEvidence,
  type SubstanceInUse,
  substancesInUse,
} from "../evidence/medicines-in-use.ts";
import { methodNow } from "../evidence/method-now.ts";
import { pregnancyNow } from "../evidence/pregnancy.ts";
import { signsSince } from "../evidence/signs.ts";
import { together } from "../evidence/together.ts";

/** Before this week anti-inflammatory painkillers are covered by other rules. */
const PAINKILLERS_FROM_WEEK = 20;

const medicine: Rule = {
  key: "medicine",
  trigger:
    "A medicine of the list, by its substance or a name it is sold under, in a woman who is pregnant, trying to conceive, or may conceive and noted no contraception; some for as long after the last dose as they still matter. Isotretinoin, acitretin and valproate with condoms or a diaphragm alone too. Dolutegravir or levothyroxine beside iron or calcium; dolutegravir beside metformin, rifampicin or a medicine for fits; tirzepatide beside the pill. A name with a slip of a letter, or two in a long one, counts.",
  source:
    "Each medicine has its own: isotretinoin, spironolactone P; GLP-1 S; most others background knowledge",
  grade: "K",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const reason = reasonOf(story, today);
    return [
      ...medicineLines.flatMap((line) => findLine(line, story, today, reason)),
      ...besideEachOther(substancesInUse(story, today)),
      ...besideThePill(story, today),
    ];
  },
};

type Reason = "pregnant" | "trying" | "unprotected" | "barrier";

function reasonOf(story: Story, today: CalendarDay): Reason | null {
  if (pregnancyNow(story, today) !== null) return "pregnant";
  if (isTrying(story, today)) return "trying";
  const mayConceive = canConceive(story) && !isPastConceiving(story, today);
  if (!mayConceive) return null;
  const { name } = methodNow(story, today);
  if (name === null) return "unprotected";
  return name === "condoms" || name === "diaphragm" ? "barrier" : null;
}

function findLine(line: MedicineLine, story: Story, today: CalendarDay, reason: Reason | null) {
  const inUse = substancesInUse(story, today, line.lingersFor).filter(({ substance }) =>
    line.substances.includes(substance),
  );
  const urgency = reason === null ? null : urgencyOf(line, reason, story, today);
  if (urgency === null || inUse.length === 0) return [];
  const pregnancy = pregnancyNow(story, today)?.evidence ?? [];
  const evidence: ConcernEvidence[] = [...inUse.map(medicineEvidence), ...pregnancy];
  const isOther = reason === "pregnant" && line.hasOwnWordsInPregnancy === true;
  const subject = isOther ? `${line.subject}-in-pregnancy` : line.subject;
  return [{ urgency, subject, evidence }];
}

function urgencyOf(
  line: MedicineLine,
  reason: Reason,
  story: Story,
  today: CalendarDay,
): Urgency | null {
  const weeks = pregnancyNow(story, today)?.weeks ?? null;
  const isEarly = weeks !== null && weeks < PAINKILLERS_FROM_WEEK;
  return line.subject === "nsaid" && isEarly ? "mention" : (line[reason] ?? null);
}

const besideEachOther = (inUse: readonly SubstanceInUse[]): Finding[] =>
  pairs.flatMap(({ subject, urgency, one, others }) => {
    const ones = inUse.filter(({ substance }) => substance === one);
    const beside = inUse.filter(({ substance }) => others.includes(substance));
    const both = together(ones.map(medicineEvidence), beside.map(medicineEvidence));
    return findings(urgency, both, subject);
  });

/** Tirzepatide can make a pill fail after its start and each dose increase. */
function besideThePill(story: Story, today: CalendarDay): readonly Finding[] {
  const inUse = substancesInUse(story, today).filter(
    ({ substance }) => substance === "tirzepatide",
  );
  if (methodNow(story, today).name !== "pill") return [];
  return findings("mention", inUse.map(medicineEvidence), "tirzepatide-and-pill");
}

/** Two medicines with one substance: the same name twice is a plan, different names may be a mistake. */
const sameSubstance: Rule = {
  key: "same-substance",
  trigger:
    'Two medicines taken today whose different names hold the same substance, or two different anti-inflammatory painkillers (subject "nsaids").',
  source: "Our judgement; anti-inflammatories: background knowledge",
  grade: "J",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const allInUse = substancesInUse(story, today);
    const bySubstance = groupBy(allInUse, ({ substance }) => substance);
    const twice = [...bySubstance.values()].filter(
      (inUse) => new Set(inUse.map(({ name }) => name)).size > 1,
    );
    const painkillers = allInUse.filter(({ substance }) => nsaids.includes(substance));
    const isMixed = new Set(painkillers.map(({ substance }) => substance)).size > 1;
    return [
      ...findings("mention", twice.flat().map(medicineEvidence)),
      ...findings("mention", isMixed ? painkillers.map(medicineEvidence) : [], "nsaids"),
    ];
  },
};

const LONG_DAYS = 1096;

const SIGNS_HOLD_FOR = 60;

const TESTED_WITHIN = 365;

const GREAT_TIREDNESS = 8;

/** Metformin can lower vitamin B12 over years. */
const b12: Rule = {
  key: "b12",
  trigger:
    "Metformin for three years, with no result named B12 in the last year; or metformin at any time with pins and needles, a sore tongue, or tiredness of 8 of 10 and more, in two months.",
  source: "MHRA, June 2022, via iddt.org; three years: our judgement",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const metformin = substancesInUse(story, today).filter(
      ({ substance }) => substance === "metformin",
    );
    if (metformin.length === 0) return [];
    const signs = [
      ...signsSince(story, today, SIGNS_HOLD_FOR, ["pins_and_needles", "sore_tongue"]),
    ];
    const tired = hasGreatTiredness(story, today);
    const isLong = metformin.some(
      ({ medicine }) => daysBetween(medicine.startDate, today) >= LONG_DAYS,
    );
    const isDue = isLong && !isTested(story, today);
    if (signs.length === 0 && !tired && !isDue) return [];
    const evidence: ConcernEvidence[] = [...signs, ...metformin.map(medicineEvidence)];
    return findings("mention", evidence);
  },
};

const hasGreatTiredness = (story: Story, today: CalendarDay) =>
  daysWithin(story, today, SIGNS_HOLD_FOR).some(({ symptoms }) =>
    symptoms.some(({ type, value }) => type === "fatigue" && (value ?? 0) >= GREAT_TIREDNESS),
  );

const isTested = ({ labs = [] }: Story, today: CalendarDay) =>
  labs.some(
    ({ name, day }) =>
      name?.toLowerCase().includes("b12") === true && daysBetween(day, today) <= TESTED_WITHIN,
  );

export const medicinesRules: readonly Rule[] = [medicine, sameSubstance, b12];
