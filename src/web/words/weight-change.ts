import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { weightChanges } from "#contract/daily-log.ts";

export const weightChangeLabels: Readonly<
  Record<(typeof weightChanges)[number], MessageDescriptor>
> = {
  gain: msg`Gained`,
  loss: msg`Lost`,
  none: msg`No change`,
};
