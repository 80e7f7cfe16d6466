import type { MessageDescriptor } from "@lingui/core";
import type { OfflineKind } from "#contract/kinds.ts";
import { loadTable } from "#web/i18n/i18n.ts";

export type Choices = Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>;

type FetchChoices = () => Promise<Choices>;

async function cycleChoices() {
  const [words, reasons] = await Promise.all([
    import("#web/words/cycles.ts"),
    import("#web/words/leave-out-reason.ts"),
  ]);
  return {
    flow: words.flowLabels,
    missedLog: words.missedLogLabels,
    leftOutBecause: reasons.leaveOutLabels,
  };
}

async function symptomChoices() {
  const words = await import("#web/words/symptom-type.ts");
  return { type: words.symptomLabels };
}

async function stressChoices() {
  const words = await import("#web/words/stress-tag.ts");
  return { tags: words.stressTagLabels };
}

async function ovulationChoices() {
  const words = await import("#web/words/ovulation.ts");
  return {
    ovulationTest: words.ovulationTestLabels,
    cervicalMucus: words.mucusLabels,
    disturbance: words.disturbanceLabels,
    ovulationByWearable: words.wearableLabels,
  };
}

async function dayChoices() {
  const [words, cycles, ovulation] = await Promise.all([
    import("#web/words/daily-log.ts"),
    import("#web/words/cycles.ts"),
    import("#web/words/ovulation.ts"),
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
  const words = await import("#web/features/diary/signs/words.ts");
  return {
    signs: words.signLabels,
    pregnancyTest: words.testLabels,
    urineKetones: words.urineKetoneLabels,
  };
}

async function bodyChoices() {
  const words = await import("#web/words/hair-site.ts");
  return { hair: words.hairSiteLabels };
}

async function labChoices() {
  const words = await import("#web/words/lab-test.ts");
  return { test: words.labTestLabels };
}

async function medicineChoices() {
  const words = await import("#web/words/medicines.ts");
  return {
    answer: words.doseAnswerLabels,
    unit: words.intervalUnitLabels,
    kind: words.scheduleLabels,
  };
}

async function stageChoices() {
  const words = await import("#web/features/account/life-stages/words.ts");
  const endings = await import("#web/words/pregnancy-ending.ts");
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
  const words = await import("#web/features/health/background/words.ts");
  return { smoking: words.smokingLabels };
}

async function concernChoices() {
  const { loadEveryTopic } = await import("#web/entry/concerns/topic-words.ts");
  await loadEveryTopic();
  const { seenNames } = await import("#domain/concerns/engine/seen-name.ts");
  const actions = seenNames.map((name) => [name, { id: `concern.${name}.action` }]);
  return { key: Object.fromEntries(actions) };
}

async function reminderChoices() {
  const words = await import("#web/features/account/setup/words.ts");
  return { tone: words.toneLabels };
}

async function visitChoices() {
  const words = await import("#web/words/visit-part.ts");
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

/** Also loads the labels of fields. Empty for kinds without enums. */
export async function fetchChoices(kind: OfflineKind | undefined): Promise<Choices> {
  const [choices] = await Promise.all([kind && choicesOfKind[kind]?.(), loadTable("field-labels")]);
  return choices ?? {};
}
