import { openPeriod as periodLeftOpen } from "../cycles/open-period.ts";
import { LONGEST_COUNTED_PERIOD } from "../cycles/usual-cycle.ts";
import type { Finding, Rule } from "./rule.ts";

/** A period without an end: she still bleeds, or the end was not logged. */
export const openPeriod: Rule = {
  key: "open-period",
  trigger:
    "A period of more than 8 days without an end, whose last days she logged nothing of; after 30 days a mention, as by then its end has more likely been forgotten.",
  source: "FIGO 2018 (over 8 days), seen in secondary pages; 30 days: our judgement",
  grade: "S",
  holdsFor: null,
  find({ facts }, today): readonly Finding[] {
    const open = periodLeftOpen(facts, today);
    if (open === null || !open.isLong || open.isLoggedToToday) return [];
    const { startDay: day } = open.cycle;
    return [
      {
        urgency: open.day > LONGEST_COUNTED_PERIOD ? "mention" : "within-days",
        evidence: [{ fact: "bleeding_days", day, value: open.day, unit: "days" }],
      },
    ];
  },
};
