import { msg } from "@lingui/core/macro";
import type { pcosMucus } from "#contract/entries/daily-log.ts";
import type {
  cervicalMucus,
  disturbances,
  Ovulation,
  ovulationTests,
  wearables,
} from "#contract/entries/ovulation.ts";
import type { Labels } from "./labels.ts";

/** Includes both spellings: the daily log's differs for one value. */
export const mucusLabels: Labels<(typeof cervicalMucus | typeof pcosMucus)[number]> = {
  dry: msg`Dry`,
  sticky: msg`Sticky`,
  creamy: msg`Creamy`,
  egg_white: msg`Egg white`,
  "egg-white": msg`Egg white`,
};

export const ovulationSignLabels: Labels<Exclude<keyof Ovulation, "id" | "date">> = {
  basalBodyTemp: msg`Basal temperature`,
  ovulationTest: msg`Ovulation test`,
  cervicalMucus: msg`Cervical mucus`,
  sexualActivity: msg`Sexual activity`,
  disturbance: msg`What may have changed it`,
  ovulationByWearable: msg`Ovulation, by your wearable`,
  isUnsure: msg`I'm not sure`,
};

export const ovulationTestLabels: Labels<(typeof ovulationTests)[number]> = {
  positive: msg({ message: "Positive", context: "test" }),
  negative: msg({ message: "Negative", context: "test" }),
  not_tested: msg`Not tested`,
};

export const wearableLabels: Labels<(typeof wearables)[number]> = {
  oura: msg`Oura`,
  apple_watch: msg`Apple Watch`,
};

type Disturbance = (typeof disturbances)[number];

export const disturbanceLabels: Labels<Disturbance> = {
  fever: msg`Fever`,
  illness: msg`Illness`,
  bad_night: msg`Bad night`,
  alcohol: msg`Alcohol`,
  other_hour: msg`Measured at a different time`,
};

/** Beside a temperature the chart leaves out: whole phrases, as word order differs. */
export const notCountedWords: Labels<Disturbance> = {
  fever: msg`not counted: fever`,
  illness: msg`not counted: illness`,
  bad_night: msg`not counted: bad night`,
  alcohol: msg`not counted: alcohol`,
  other_hour: msg`not counted: measured at a different time`,
};
