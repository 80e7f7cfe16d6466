import type { I18n } from "@lingui/core";
import type { Speech } from "#report/speech.ts";
import { formsIn } from "#web/i18n/written-forms.ts";

export const speechIn = (i18n: I18n): Speech => ({
  has: (id) => id in i18n.messages,
  say: (id, values) => i18n._(id, values),
  forms: formsIn(i18n.locale),
});
