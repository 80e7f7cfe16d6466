import type { MessageDescriptor } from "@lingui/core";
import type { Area } from "#web/i18n/catalogues.ts";
import { loadArea } from "#web/i18n/i18n.ts";

/** The words of closed lists, by the field that holds one of them. */
export type Choices = Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>;

interface Lists {
  /** The catalogue that their words stand in. */
  readonly area: Area;
  readonly fetch: () => Promise<Choices>;
}

async function cycleChoices() {
  const [{ flowLabels, missedLogLabels }, { leaveOutLabels }] = await Promise.all([
    import("#web/words/cycles.ts"),
    import("#web/words/leave-out-reason.ts"),
  ]);
  return { flow: flowLabels, missedLog: missedLogLabels, leftOutBecause: leaveOutLabels };
}

const symptomChoices = async () => ({
  type: (await import("#web/words/symptom-type.ts")).symptomLabels,
});

const stressChoices = async () => ({
  tags: (await import("#web/words/stress-tag.ts")).stressTagLabels,
});

async function ovulationChoices() {
  const words = await import("#web/words/ovulation.ts");
  return {
    ovulationTest: words.ovulationTestLabels,
    cervicalMucus: words.mucusLabels,
    disturbance: words.disturbanceLabels,
  };
}

async function dayChoices() {
  const [words, { flowLabels }, { mucusLabels }] = await Promise.all([
    import("#web/words/daily-log.ts"),
    import("#web/words/cycles.ts"),
    import("#web/words/ovulation.ts"),
  ]);
  return {
    period_flow: flowLabels,
    cervical_mucus: mucusLabels,
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

/** How much hair, by the place it grows. */
const bodyChoices = async () => ({
  hair: (await import("#web/words/hair-site.ts")).hairSiteLabels,
});

const labChoices = async () => ({ test: (await import("#web/words/lab-test.ts")).labTestLabels });

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
  const { endingLabels } = await import("#web/words/pregnancy-ending.ts");
  return {
    kind: words.kindLabels,
    method: words.methodLabels,
    iud: words.iudLabels,
    pill: words.pillLabels,
    pack: words.packLabels,
    whyStopped: words.stopLabels,
    ending: endingLabels,
  };
}

const backgroundChoices = async () => ({
  smoking: (await import("#web/features/health/background/words.ts")).smokingLabels,
});

async function concernChoices() {
  const { seenNames } = await import("#domain/concerns/seen-name.ts");
  const actions = seenNames.map((name) => [name, { id: `concern.${name}.action` }]);
  return { key: Object.fromEntries(actions) };
}

const reminderChoices = async () => ({
  tone: (await import("#web/features/account/setup/words.ts")).toneLabels,
});

const visitChoices = async () => ({
  include: (await import("#web/words/visit-part.ts")).visitPartLabels,
});

/** By the kind of entry: each kind's words lie with its forms, and are fetched when one is looked at. */
export const choicesOfKind: Readonly<Record<string, Lists>> = {
  "/api/cycles": { area: "cycle", fetch: cycleChoices },
  "/api/symptoms": { area: "device", fetch: symptomChoices },
  "/api/stress": { area: "device", fetch: stressChoices },
  "/api/ovulation": { area: "device", fetch: ovulationChoices },
  "/api/pcos-logs": { area: "diary", fetch: dayChoices },
  "/api/signs": { area: "diary", fetch: signChoices },
  "/api/body-checks": { area: "health", fetch: bodyChoices },
  "/api/labs": { area: "health", fetch: labChoices },
  "/api/medicines": { area: "health", fetch: medicineChoices },
  "/api/doses": { area: "health", fetch: medicineChoices },
  "/api/life-stages": { area: "account", fetch: stageChoices },
  "/api/health-background": { area: "health", fetch: backgroundChoices },
  "/api/concerns-seen": { area: "concerns", fetch: concernChoices },
  "/api/reminders": { area: "account", fetch: reminderChoices },
  "/api/visit/plan": { area: "visit", fetch: visitChoices },
};

/** Nothing where a kind has no lists, or their words do not come. */
export async function fetchChoices(kind: string): Promise<Choices> {
  const lists = choicesOfKind[kind];
  if (lists === undefined) return {};
  const [choices] = await Promise.all([lists.fetch(), loadArea(lists.area)]);
  return choices;
}
