import type { MessageDescriptor } from "@lingui/core";
import type { OfflineKind } from "#contract/kinds.ts";
import { withWords } from "#web/i18n/i18n.ts";

/** Labels of enum values, by field. */
export type Choices = Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>;

type FetchChoices = () => Promise<Choices>;

async function cycleChoices() {
  const [{ default: words }, { default: reasons }] = await Promise.all([
    withWords("cycle", () => import("#web/words/cycles.ts")),
    withWords("cycle", () => import("#web/words/leave-out-reason.ts")),
  ]);
  return {
    flow: words.flowLabels,
    missedLog: words.missedLogLabels,
    leftOutBecause: reasons.leaveOutLabels,
  };
}

async function symptomChoices() {
  const { default: words } = await withWords("words", () => import("#web/words/symptom-type.ts"));
  return { type: words.symptomLabels };
}

async function stressChoices() {
  const { default: words } = await withWords("words", () => import("#web/words/stress-tag.ts"));
  return { tags: words.stressTagLabels };
}

async function ovulationChoices() {
  const { default: words } = await withWords("lists", () => import("#web/words/ovulation.ts"));
  return {
    ovulationTest: words.ovulationTestLabels,
    cervicalMucus: words.mucusLabels,
    disturbance: words.disturbanceLabels,
    ovulationByWearable: words.wearableLabels,
  };
}

async function dayChoices() {
  const [{ default: words }, { default: cycles }, { default: ovulation }] = await Promise.all([
    withWords("diary", () => import("#web/words/daily-log.ts")),
    withWords("diary", () => import("#web/words/cycles.ts")),
    withWords("diary", () => import("#web/words/ovulation.ts")),
  ]);
  return {
    period_flow: cycles.flowLabels,
    cervical_mucus: ovulation.mucusLabels,
    mood: words.moodLabels,
    cravings: words.cravingLabels,
    energy_after_meals: words.mealEnergyLabels,
    weight_change: words.weightChangeLabels,
    acne_area: words.acneAreaLabels,
    activity_level: words.activityLabels,
  };
}

async function signChoices() {
  const { default: words } = await withWords(
    "signs",
    () => import("#web/features/diary/signs/words.ts"),
  );
  return {
    signs: words.signLabels,
    pregnancyTest: words.testLabels,
    urineKetones: words.urineKetoneLabels,
  };
}

async function bodyChoices() {
  const { default: words } = await withWords("skin", () => import("#web/words/hair-site.ts"));
  return { hair: words.hairSiteLabels };
}

async function labChoices() {
  const { default: words } = await withWords("health", () => import("#web/words/lab-test.ts"));
  return { test: words.labTestLabels };
}

async function medicineChoices() {
  const { default: words } = await withWords("medicines", () => import("#web/words/medicines.ts"));
  return {
    answer: words.doseAnswerLabels,
    unit: words.intervalUnitLabels,
    kind: words.scheduleLabels,
  };
}

async function stageChoices() {
  const { default: words } = await withWords(
    "account",
    () => import("#web/features/account/life-stages/words.ts"),
  );
  const { default: endings } = await withWords(
    "account",
    () => import("#web/words/pregnancy-ending.ts"),
  );
  return {
    kind: words.kindLabels,
    method: words.methodLabels,
    iud: words.iudLabels,
    pill: words.pillLabels,
    pack: words.packLabels,
    whyStopped: words.stopLabels,
    ending: endings.endingLabels,
    whyNoPeriods: words.withoutPeriodsLabels,
  };
}

async function backgroundChoices() {
  const { default: words } = await withWords(
    "health",
    () => import("#web/features/health/background/words.ts"),
  );
  return { smoking: words.smokingLabels };
}

async function concernChoices() {
  const { loadEveryTopic } = await import("#web/entry/concerns/topic-words.ts");
  await loadEveryTopic();
  const { seenNames } = await import("#domain/concerns/seen-name.ts");
  const actions = seenNames.map((name) => [name, { id: `concern.${name}.action` }]);
  return { key: Object.fromEntries(actions) };
}

async function reminderChoices() {
  const { default: words } = await withWords(
    "reminders",
    () => import("#web/features/account/setup/words.ts"),
  );
  return { tone: words.toneLabels };
}

async function visitChoices() {
  const { default: words } = await withWords("visit", () => import("#web/words/visit-part.ts"));
  return { include: words.visitPartLabels };
}

/** By kind of entry: a kind's labels lie with its forms and are loaded on demand. */
const choicesOfKind: Partial<Readonly<Record<OfflineKind, FetchChoices>>> = {
  cycle: cycleChoices,
  symptom: symptomChoices,
  stress: stressChoices,
  ovulation: ovulationChoices,
  dailyLog: dayChoices,
  signs: signChoices,
  hairAndSkin: bodyChoices,
  labResult: labChoices,
  medicine: medicineChoices,
  dose: medicineChoices,
  lifeStage: stageChoices,
  healthBackground: backgroundChoices,
  concernsSeen: concernChoices,
  reminders: reminderChoices,
  visitPlan: visitChoices,
};

/** Empty for kinds without enums. */
export async function fetchChoices(kind: OfflineKind | undefined): Promise<Choices> {
  return (kind && (await choicesOfKind[kind]?.())) ?? {};
}
