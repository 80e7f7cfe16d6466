import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  contraceptions,
  countries,
  languages,
  pcosAnswers,
  pregnancyAnswers,
  regularities,
} from "#contract/profile.ts";
import { yesNoLabels } from "./yes-no.ts";

export const contraceptionLabels: Readonly<
  Record<(typeof contraceptions)[number], MessageDescriptor>
> = {
  none: msg({ message: "None", context: "contraception" }),
  pill: msg`Pill`,
  iud: msg`IUD`,
  implant: msg`Implant`,
  injection: msg`Injection`,
  patch: msg`Patch`,
  ring: msg`Ring`,
  other: msg({ message: "Other", context: "contraception" }),
};

export const countryLabels: Readonly<Record<(typeof countries)[number], MessageDescriptor>> = {
  "South Africa": msg`South Africa`,
  Nigeria: msg`Nigeria`,
  Kenya: msg`Kenya`,
  Ghana: msg`Ghana`,
  Tanzania: msg`Tanzania`,
  Uganda: msg`Uganda`,
  Ethiopia: msg`Ethiopia`,
  Zimbabwe: msg`Zimbabwe`,
  Other: msg({ message: "Other", context: "country" }),
};

export const regularityLabels: Readonly<Record<(typeof regularities)[number], MessageDescriptor>> =
  {
    regular: msg`Regular`,
    irregular: msg`Irregular`,
    not_sure: msg`Not sure`,
  };

export const languageLabels: Readonly<Record<(typeof languages)[number], MessageDescriptor>> = {
  English: msg`English`,
  Swahili: msg`Swahili`,
  Hausa: msg`Hausa`,
  Yoruba: msg`Yoruba`,
};

export const pcosLabels: Readonly<Record<(typeof pcosAnswers)[number], MessageDescriptor>> = {
  ...yesNoLabels,
  unsure: msg`Unsure`,
};

type PregnancyAnswer = (typeof pregnancyAnswers)[number];

/** As a choice among her details. */
export const pregnancyLabels: Readonly<Record<PregnancyAnswer, MessageDescriptor>> = {
  pregnant: msg`Pregnant`,
  not_pregnant: msg`Not pregnant`,
  unsure: msg`Not sure`,
};

/** As replies to "Are you currently pregnant?". */
export const pregnancyReplies: Readonly<Record<PregnancyAnswer, MessageDescriptor>> = {
  pregnant: yesNoLabels.yes,
  not_pregnant: yesNoLabels.no,
  unsure: msg`Unsure`,
};
