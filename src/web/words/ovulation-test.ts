import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ovulationTests } from "#contract/ovulation.ts";

export const ovulationTestLabels: Readonly<
  Record<(typeof ovulationTests)[number], MessageDescriptor>
> = {
  positive: msg({ message: "Positive", context: "test" }),
  negative: msg({ message: "Negative", context: "test" }),
  not_tested: msg`Not tested`,
};
