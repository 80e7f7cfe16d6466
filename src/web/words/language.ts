import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { languages } from "#contract/profile.ts";

export const languageLabels: Readonly<Record<(typeof languages)[number], MessageDescriptor>> = {
  English: msg`English`,
  Swahili: msg`Swahili`,
  Hausa: msg`Hausa`,
  Yoruba: msg`Yoruba`,
};
