import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** "7 of 10, severe": the words that go with each step of the scale. */
export function severityWords(severity: number): MessageDescriptor {
  if (severity === 0) return msg`0 of 10, none`;
  if (severity <= 3) return msg`${severity} of 10, mild`;
  if (severity <= 6) return msg`${severity} of 10, moderate`;
  return msg`${severity} of 10, severe`;
}
