import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { cervicalMucus, disturbances, ovulationTests } from "#contract/ovulation.ts";

type Labels<Value extends string> = Record<Value, MessageDescriptor>;

export const testLabels: Labels<(typeof ovulationTests)[number]> = {
  positive: msg({ message: "Positive", context: "test" }),
  negative: msg({ message: "Negative", context: "test" }),
  not_tested: msg`Not tested`,
};

export const mucusLabels: Labels<(typeof cervicalMucus)[number]> = {
  dry: msg`Dry`,
  sticky: msg`Sticky`,
  creamy: msg`Creamy`,
  egg_white: msg`Egg white`,
};

/** Why a reading is not counted. */
export const disturbanceLabels: Labels<(typeof disturbances)[number]> = {
  fever: msg`not counted: fever`,
  illness: msg`not counted: illness`,
  bad_night: msg`not counted: bad night`,
  alcohol: msg`not counted: alcohol`,
  other_hour: msg`not counted: another hour`,
};
