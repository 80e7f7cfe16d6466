import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { disturbances } from "#contract/ovulation.ts";

type Disturbance = (typeof disturbances)[number];

export const disturbanceLabels: Readonly<Record<Disturbance, MessageDescriptor>> = {
  fever: msg`Fever`,
  illness: msg`Illness`,
  bad_night: msg`Bad night`,
  alcohol: msg`Alcohol`,
  other_hour: msg`Another hour`,
};

/** Beside a temperature that the chart leaves out: a whole phrase, since languages order it differently. */
export const notCountedWords: Readonly<Record<Disturbance, MessageDescriptor>> = {
  fever: msg`not counted: fever`,
  illness: msg`not counted: illness`,
  bad_night: msg`not counted: bad night`,
  alcohol: msg`not counted: alcohol`,
  other_hour: msg`not counted: another hour`,
};
