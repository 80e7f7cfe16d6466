import type { CalendarDay } from "../days/calendar-day.ts";
import type { Concern, ConcernEvidence, RuleGrade, Urgency } from "./concern.ts";
import type { ConcernKey } from "./concern-key.ts";
import type { Story } from "./story.ts";

/** What a rule found, before it is ranked. */
export interface Finding {
  readonly urgency: Urgency;
  readonly subject?: string | undefined;
  /** At least one, in any order. */
  readonly evidence: readonly ConcernEvidence[];
}

/** One thing the record is looked through for. */
export interface Rule extends Pick<Concern, "holdsFor" | "source"> {
  readonly key: ConcernKey;
  /** Who, and the exact line, for a clinician to read. */
  readonly trigger: string;
  readonly grade: RuleGrade;
  /** The clinician who has confirmed the rule, and when; nobody where it is left out. */
  readonly confirmedBy?: string | undefined;
  /** The product's own alerts when a log is saved: urgent opens the dialog, a warning a notice. */
  readonly alert?: "urgent" | "warning" | undefined;
  readonly find: (story: Story, today: CalendarDay) => readonly Finding[];
}
