import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  contraceptiveMethods,
  iudTypes,
  LifeStage,
  lifeStageKinds,
  pillKinds,
  pillPacks,
  reasonsWithoutPeriods,
  stopReasons,
} from "#contract/entries/life-stage.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { Labels } from "#web/words/labels.ts";
import { endingLabels } from "#web/words/pregnancy-ending.ts";
import { contraceptionLabels } from "#web/words/profile.ts";

type Kind = (typeof lifeStageKinds)[number];

export const kindLabels: Labels<Kind> = {
  contraception: msg`Contraception`,
  pregnancy: msg`Pregnancy`,
  breastfeeding: msg`Breastfeeding`,
  no_periods: msg`No periods any more`,
};

export const methodLabels: Labels<(typeof contraceptiveMethods)[number]> = {
  ...contraceptionLabels,
  condoms: msg`Condoms`,
  diaphragm: msg`Diaphragm or cap`,
  sterilisation: msg`Sterilised (tubes tied)`,
};

export const iudLabels: Labels<(typeof iudTypes)[number]> = {
  copper: msg`Copper`,
  hormonal: msg`Hormonal`,
};

const iudNames: Labels<(typeof iudTypes)[number]> = {
  copper: msg`Copper IUD`,
  hormonal: msg`Hormonal IUD`,
};

export const pillLabels: Labels<(typeof pillKinds)[number]> = {
  combined: msg`Combined: oestrogen and a progestogen`,
  progestogen_only: msg`Progestogen-only, the “mini-pill”`,
};

const pillNames: Labels<(typeof pillKinds)[number]> = {
  combined: msg`Combined pill`,
  progestogen_only: msg`Progestogen-only pill`,
};

export const packLabels: Labels<(typeof pillPacks)[number]> = {
  "21_7": msg`21 days of pills, then 7 days off`,
  "24_4": msg`24 days of pills, then 4 days off`,
  no_breaks: msg`Pills every day, no break`,
};

export const stopLabels: Labels<(typeof stopReasons)[number]> = {
  side_effects: msg`Side effects`,
  bleeding: msg`Changes in bleeding`,
  to_conceive: msg`Trying to get pregnant`,
  not_needed: msg`I didn't need it any more`,
  hard_to_get: msg`Hard to get or to pay for`,
  other: msg({ message: "Another reason", context: "why contraception stopped" }),
};

export const endLabels: Labels<Kind> = {
  contraception: msg`I stopped`,
  pregnancy: msg`It is over`,
  breastfeeding: msg`I stopped`,
  no_periods: msg`My periods are back`,
};

export const withoutPeriodsLabels: Labels<(typeof reasonsWithoutPeriods)[number]> = {
  hysterectomy: msg`My womb was removed (hysterectomy)`,
  ablation: msg`The lining of my womb was treated (ablation)`,
  ovaries_removed: msg`Both my ovaries were removed`,
  early_menopause: msg`Early menopause, found by a doctor`,
  testosterone: msg`I use testosterone`,
  other: msg({ message: "Another reason", context: "why periods ended" }),
};

export function nameOf({ kind, method, iud, pill }: LifeStage): MessageDescriptor {
  if (method === undefined) return kindLabels[kind];
  if (iud !== undefined) return iudNames[iud];
  return pill === undefined ? methodLabels[method] : pillNames[pill];
}

export function daysWords({ from, to, method }: LifeStage, i18n: I18n): string {
  const first = from === undefined ? "" : formatDay(from, i18n.locale);
  if (to === undefined) {
    return i18n._(first === "" ? msg`No first day yet` : msg`Since ${first}`);
  }
  const last = formatDay(to, i18n.locale);
  if (method === "injection") return i18n._(msg`Last injection ${last}`);
  return i18n._(first === "" ? msg`Until ${last}` : msg`${first} to ${last}`);
}

export function detailWords(stage: LifeStage, i18n: I18n): string {
  const { pack, everyWeeks, whyStopped, ending, whyNoPeriods } = stage;
  const details = [
    pack && i18n._(packLabels[pack]),
    everyWeeks && i18n._(msg`Every ${everyWeeks} weeks`),
    whyStopped && i18n._(msg`Stopped: ${i18n._(stopLabels[whyStopped])}`),
    ending && i18n._(endingLabels[ending]),
    whyNoPeriods && i18n._(withoutPeriodsLabels[whyNoPeriods]),
  ];
  return details.filter(Boolean).join(" · ");
}
