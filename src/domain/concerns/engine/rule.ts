import type { CalendarDay } from "../../days/calendar-day.ts";
import type { Concern, ConcernEvidence, RuleGrade, Urgency } from "./concern.ts";
import type { ConcernKey } from "./concern-key.ts";
import type { Story } from "./story.ts";

export interface Finding {
  readonly urgency: Urgency;
  readonly subject?: string | undefined;
  readonly evidence: readonly ConcernEvidence[];
}

export interface Rule extends Pick<Concern, "holdsFor" | "source"> {
  readonly key: ConcernKey;
  /** The exact condition, for a clinician to read. */
  readonly trigger: string;
  readonly grade: RuleGrade;
  /** The clinician who confirmed the rule, and when; absent if unconfirmed. */
  readonly confirmedBy?: string | undefined;
  /** The product's alert on saving a log: urgent opens the dialog, a warning shows a notice. */
  readonly alert?: "urgent" | "warning" | undefined;
  readonly find: (story: Story, today: CalendarDay) => readonly Finding[];
}
