import { withoutGaps } from "#domain/basics/field-gaps.ts";
import { dayMeant } from "#domain/days/calendar-day.ts";
import type { CarePlan, changeCarePlan } from "../account/care-plan.ts";
import type { ConcernsSeen, changeConcernsSeen } from "../insights/concerns-seen.ts";
import type { RequestData } from "../kernel/endpoint.ts";

type Step = RequestData<typeof changeCarePlan>["body"];
type Seen = RequestData<typeof changeConcernsSeen>["body"];

export function withStep({ done }: CarePlan, { step, isDone }: Step): CarePlan {
  const others = done.filter((one) => one !== step);
  return { done: isDone ? [...others, step] : others };
}

/** Notes the local day on which a clinician saw a concern; `null` removes it. */
export function withSeen(
  { seen }: ConcernsSeen,
  { key, seenOn }: Seen,
  timeZone: string,
): ConcernsSeen {
  const day = seenOn === null ? null : dayMeant(seenOn, timeZone);
  return { seen: withoutGaps({ ...seen, [key]: day }) };
}
