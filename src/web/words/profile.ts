import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  contraceptions,
  countries,
  pcosAnswers,
  pregnancyAnswers,
  regularities,
} from "#contract/account/profile.ts";
import { isDraft } from "#contract/kernel/draft-languages.ts";
import { type LanguageName, languageTable, tagOf } from "#contract/kernel/language-tag.ts";
import type { Labels } from "./labels.ts";
import { yesNoLabels } from "./yes-no.ts";

export const contraceptionLabels: Labels<(typeof contraceptions)[number]> = {
  none: msg({ message: "None", context: "contraception" }),
  pill: msg`Pill`,
  iud: msg`IUD`,
  implant: msg`Implant`,
  injection: msg`Injection`,
  patch: msg`Patch`,
  ring: msg`Ring`,
  other: msg({ message: "Other", context: "contraception" }),
};

export const countryLabels: Labels<(typeof countries)[number]> = {
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

export const regularityLabels: Labels<(typeof regularities)[number]> = {
  regular: msg`Regular`,
  irregular: msg`Irregular`,
  not_sure: msg`Not sure`,
};

/** The languages, each by its own name, for readers who can't read this one. */
export const languageChoices = languageTable.map(({ name, own = name }) => ({
  value: name,
  label: own,
}));

const draft = msg`Draft: tell us what sounds wrong.`;

/** Hint below a language that no native speaker has reviewed. */
export const draftHint = (chosen: LanguageName, i18n: I18n): string | undefined =>
  isDraft(tagOf[chosen]) ? i18n._(draft) : undefined;

export const pcosLabels: Labels<(typeof pcosAnswers)[number]> = {
  ...yesNoLabels,
  unsure: msg`Unsure`,
};

type PregnancyAnswer = (typeof pregnancyAnswers)[number];

export const pregnancyLabels: Labels<PregnancyAnswer> = {
  pregnant: msg`Pregnant`,
  not_pregnant: msg`Not pregnant`,
  unsure: msg`Not sure`,
};

export const pregnancyReplies: Labels<PregnancyAnswer> = {
  pregnant: yesNoLabels.yes,
  not_pregnant: yesNoLabels.no,
  unsure: msg`Unsure`,
};
