import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Urgency } from "#domain/concerns/engine/concern.ts";
import type { LookedAt } from "#domain/concerns/engine/not-logged.ts";
import { formatList } from "#web/i18n/format-list.ts";
import type { Labels } from "#web/words/labels.ts";

export const urgencyLabels: Labels<Urgency> = {
  "call-now": msg`Call now`,
  today: msg`Today`,
  "within-days": msg`Within a week`,
  mention: msg`At your next visit`,
};

export const lookedAtList = (kinds: readonly LookedAt[], i18n: I18n): string =>
  formatList(
    kinds.map((kind) => i18n._(`concern.looked.${kind}`)),
    i18n.locale,
  );
