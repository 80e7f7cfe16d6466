import { LONGEST_USUAL_PERIOD } from "../../cycles/norms/usual-cycle.ts";
import { SEVERE_PAIN } from "../../day/pain-days.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import { daysWithin } from "../evidence/days.ts";
import { painSince } from "../evidence/pain.ts";
import { symptomsOf } from "../evidence/symptoms.ts";

const HOLDS_FOR = 2;

const heavyOrLongBleeding: Rule = {
  key: "heavy-or-long-bleeding",
  trigger: "A heavy flow, or 8 days of bleeding and more written down, on one day.",
  source: "The product's specification",
  grade: "J",
  holdsFor: HOLDS_FOR,
  alert: "urgent",
  find(story, today): readonly Finding[] {
    const evidence = daysWithin(story, today, HOLDS_FOR).flatMap(
      ({ date, flow, bleedingSoFar }): ConcernEvidence[] => {
        const days = bleedingSoFar?.value ?? 0;
        return [
          ...(flow?.value === "heavy"
            ? [{ fact: "flow", day: date, value: "heavy", unit: "" } as const]
            : []),
          ...(days >= LONGEST_USUAL_PERIOD
            ? [{ fact: "bleeding_days", day: date, value: days, unit: "days" } as const]
            : []),
        ];
      },
    );
    return findings("mention", evidence);
  },
};

const severePain: Rule = {
  key: "severe-pain",
  trigger: "Pain, cramps or pelvic pain of 8 of 10 and more on one day.",
  source: "The product's specification",
  grade: "J",
  holdsFor: HOLDS_FOR,
  alert: "urgent",
  find: (story, today): readonly Finding[] =>
    findings("mention", painSince(story, today, HOLDS_FOR, SEVERE_PAIN)),
};

const MODERATE_PAIN = 6;

const moderatePain: Rule = {
  key: "moderate-pain",
  trigger: "Pain, cramps or pelvic pain of 6 or 7 of 10 on one day.",
  source: "The product's specification",
  grade: "J",
  holdsFor: HOLDS_FOR,
  alert: "warning",
  find(story, today): readonly Finding[] {
    const pain = painSince(story, today, HOLDS_FOR, MODERATE_PAIN);
    return findings(
      "mention",
      pain.filter(({ value }) => Number(value) < SEVERE_PAIN),
    );
  },
};

/** A judgement: the specification says "severe" without a number. */
const SEVERE_ACNE = 8;

const severeAcne: Rule = {
  key: "severe-acne",
  trigger: "Acne of 8 of 10 and more on one day.",
  source: "The product's specification",
  grade: "J",
  holdsFor: HOLDS_FOR,
  alert: "warning",
  find(story, today): readonly Finding[] {
    const days = daysWithin(story, today, HOLDS_FOR);
    const acne = days.flatMap((day) => symptomsOf(day, ["acne_face", "acne_back"], SEVERE_ACNE));
    return findings("mention", acne);
  },
};

/**
 * The rules with an alert, in the specification's order, urgent first. In their own file so that a
 * form with alerts does not load all rules.
 */
export const alertRules: readonly Rule[] = [
  heavyOrLongBleeding,
  severePain,
  moderatePain,
  severeAcne,
];
