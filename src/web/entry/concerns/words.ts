import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Urgency } from "#domain/concerns/engine/concern.ts";
import type { LookedAt } from "#domain/concerns/engine/not-logged.ts";
import type { Labels } from "#web/words/labels.ts";

export const urgencyLabels: Labels<Urgency> = {
  "call-now": msg`Call now`,
  today: msg`Today`,
  "within-days": msg`Within a week`,
  mention: msg`At your next visit`,
};

/** Joined by commas as on the doctor's page: "periods and bleeding" holds an "and". */
export const lookedAtList = (kinds: readonly LookedAt[], i18n: I18n): string =>
  kinds.map((kind) => i18n._(`concern.looked.${kind}`)).join(", ");
