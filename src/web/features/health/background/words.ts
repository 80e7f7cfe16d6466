import { msg } from "@lingui/core/macro";
import type { HealthBackground } from "#contract/account/health-background.ts";
import type { Labels } from "#web/words/labels.ts";
import type { YesNoQuestion } from "./form.ts";

export const questionWords: Labels<YesNoQuestion> = {
  migraineWithAura: msg`Do you get migraine with aura?`,
  clotOrStroke: msg`Have you ever had a blood clot or a stroke?`,
  highBloodPressure: msg`Has a clinic told you that you have high blood pressure?`,
  diabetes: msg`Do you have diabetes?`,
  glucoseLowering: msg`Do you use insulin, or tablets such as gliclazide or glibenclamide?`,
  breastCancer: msg`Have you ever had breast cancer?`,
  hiv: msg`Do you live with HIV?`,
  couldConceive: msg`Do you have sex that could lead to a pregnancy?`,
};

export const questionReasons: Labels<YesNoQuestion> = {
  migraineWithAura: msg`Zigzags, flashes or numbness before the headache. If so, some pills aren't safe.`,
  clotOrStroke: msg`Some contraceptives are not safe after one.`,
  highBloodPressure: msg`It changes which contraceptives are safe, and how we read your values.`,
  diabetes: msg`We read your sugar values differently when you know about it.`,
  glucoseLowering: msg`They can make your blood sugar too low, so we watch for that.`,
  breastCancer: msg`Hormones may not be safe for you.`,
  hiv: msg`Cervical screening is due more often, and some medicines weaken contraceptives.`,
  couldConceive: msg`It tells us when to suggest a pregnancy test.`,
};

export const smokingLabels: Labels<NonNullable<HealthBackground["smoking"]>> = {
  no: msg`No`,
  under_15_a_day: msg`Under 15 a day`,
  "15_a_day_or_more": msg`15 a day or more`,
};
