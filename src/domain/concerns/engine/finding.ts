import type { ConcernEvidence, Urgency } from "./concern.ts";
import type { Finding } from "./rule.ts";

/** Returns one finding; empty without evidence. @example findings("today", []) // [] */
export function findings(
  urgency: Urgency,
  evidence: readonly ConcernEvidence[],
  subject?: string,
): readonly Finding[] {
  if (evidence.length === 0) return [];
  return [{ urgency, evidence, ...(subject !== undefined && { subject }) }];
}
