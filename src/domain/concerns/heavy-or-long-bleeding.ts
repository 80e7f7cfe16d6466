import { LONGEST_USUAL_PERIOD } from "../cycles/usual-cycle.ts";
import type { ConcernEvidence } from "./concern.ts";
import { daysWithin } from "./days-within.ts";
import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";

const HOLDS_FOR = 2;

/** The product's own alert for one day's flow. */
export const heavyOrLongBleeding: Rule = {
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
