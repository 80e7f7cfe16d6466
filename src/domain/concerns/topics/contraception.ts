import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { HIGH_BLOOD_PRESSURE } from "../../labs/measures/blood-pressure-check.ts";
import type { HealthBackground } from "../../life/health-background.ts";
import { beginningOf, injectionDays, stageOn } from "../../life/life-stage.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { StageOfStory, Story } from "../engine/story.ts";
import { canConceive, isTrying } from "../evidence/conceiving.ts";
import { ageEvidence, backgroundEvidence } from "../evidence/days.ts";
import { feversSince } from "../evidence/fever.ts";
import {
  combinedMedicines,
  medicineEvidence,
  substancesInUse,
  therapyMedicines,
} from "../evidence/medicines-in-use.ts";
import {
  type Method,
  mayHoldOestrogen,
  methodEvidence,
  methodNow,
} from "../evidence/method-now.ts";
import { isPregnancyRecorded, stagesOf } from "../evidence/pregnancy.ts";
import { newestPressures } from "../evidence/pressure.ts";
import { signsSince } from "../evidence/signs.ts";
import type { SubstanceName } from "../evidence/substances.ts";
import { together } from "../evidence/together.ts";

const DMPA_DAYS = injectionDays({ everyWeeks: 12 });
const NET_EN_DAYS = injectionDays({ everyWeeks: 8 });

/** After half a year the method was most likely stopped. */
const SPOKEN_OF_DAYS = 183;

const injectionLate: Rule = {
  key: "injection-late",
  trigger:
    "More than 98 days after the last injection, more than 63 where one is due every eight weeks or oftener, for half a year; Sayana Press (DMPA-SC) counts as the others. An injection among her medicines counts by its last day, or as a mention by its first where none is given. A mention where she says that she uses no contraception. Not once she named another method or why she stopped, is pregnant or trying.",
  source:
    "South African standard treatment guidelines; WHO handbook, fphandbook.org, late injections; Zimbabwe EDLIZ",
  grade: "P",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const isConceiving = isPregnancyRecorded(story, today) || isTrying(story, today);
    if (isConceiving || !canConceive(story)) return [];
    const last = latestMethod(story);
    if (last === undefined) return amongMedicines(story, today);
    if (last.method !== "injection" || last.to === undefined || last.whyStopped !== undefined) {
      return [];
    }
    if (!isLate(last.to, injectionDays(last), today)) return [];
    const urgency = story.facts.contraception === "none" ? "mention" : "within-days";
    return [{ urgency, evidence: [injected(last.to)] }];
  },
};

function isLate(last: CalendarDay, days: number, today: CalendarDay): boolean {
  const since = daysBetween(last, today);
  return since > days && since <= days + SPOKEN_OF_DAYS;
}

/** Injections noted as a medicine, for a woman without a history of methods. */
function amongMedicines(story: Story, today: CalendarDay): readonly Finding[] {
  const given = substancesInUse(story, today, NET_EN_DAYS + DMPA_DAYS + SPOKEN_OF_DAYS)
    .filter(({ substance }) => substance in INJECTED_DAYS)
    .map((each) => ({ each, last: each.medicine.endDate ?? each.medicine.startDate }))
    .toSorted((one, other) => one.last.localeCompare(other.last))
    .at(-1);
  if (given === undefined) return [];
  const days = INJECTED_DAYS[given.each.substance] ?? DMPA_DAYS;
  const urgency = given.each.medicine.endDate === undefined ? "mention" : "within-days";
  return findings(urgency, isLate(given.last, days, today) ? [medicineEvidence(given.each)] : []);
}

const INJECTED_DAYS: Partial<Record<SubstanceName, number>> = {
  medroxyprogesterone: DMPA_DAYS,
  "norethisterone enanthate": NET_EN_DAYS,
};

const injected = (day: CalendarDay) =>
  ({ fact: "injection", day, value: "yes", unit: "" }) as const;

const latestMethod = (story: Story): StageOfStory | undefined =>
  stagesOf(story)
    .filter(({ kind }) => kind === "contraception")
    .toSorted((one, other) => beginningOf(one).localeCompare(beginningOf(other)))
    .at(-1);

const SMOKING_FROM_AGE = 35;

/** From this age another method is more suitable (FSRH, background knowledge). */
const LATEST_AGE = 50;

const AFTER_BIRTH_DAYS = { breastfeeding: 42, others: 21 } as const;

const CONDITIONS: readonly (keyof HealthBackground)[] = [
  ...(["migraineWithAura", "clotOrStroke", "breastCancer", "highBloodPressure"] as const),
];

const combinedMethod: Rule = {
  key: "combined-method",
  trigger:
    "Patch, ring or a pill, unless she said that it is progestogen-only, or a combined pill among her medicines; and migraine with aura; a clot or stroke ever; smoking from 35; her newest blood pressure from 140/90 or noted high pressure; breast cancer; from 50; under 21 days after a birth, breastfeeding under six weeks. Any hormone, also without oestrogen, with breast cancer (subject 'breast-cancer').",
  source: "WHO medical eligibility criteria, in PMC11554338, table 2",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const method = methodNow(story, today);
    const oestrogen = [
      ...(mayHoldOestrogen(method) ? [methodEvidence(method, today)] : []),
      ...combinedMedicines(story, today),
    ];
    if (oestrogen.length === 0) return withBreastCancer(story, today, method);
    const reasons = [
      ...conditions(story, today),
      ...ageAndSmoking(story, today),
      ...newestPressures(story, HIGH_BLOOD_PRESSURE),
      ...birth(story, today),
    ];
    return findings("within-days", together(reasons, oestrogen));
  },
};

/** Hormones without oestrogen may also promote it. */
function withBreastCancer(story: Story, today: CalendarDay, method: Method): readonly Finding[] {
  if (story.background?.breastCancer !== true) return [];
  const hormones = [
    ...(method.effect === "hormonal" ? [methodEvidence(method, today)] : []),
    ...therapyMedicines(story, today),
  ];
  const cancer = backgroundEvidence("breastCancer", today);
  return findings("within-days", together([cancer], hormones), "breast-cancer");
}

const conditions = ({ background }: Story, today: CalendarDay): ConcernEvidence[] =>
  CONDITIONS.filter((condition) => background?.[condition] === true).map((condition) =>
    backgroundEvidence(condition, today),
  );

function ageAndSmoking({ background, facts: { age = null } }: Story, today: CalendarDay) {
  const smokes = background?.smoking !== undefined && background.smoking !== "no";
  if (age === null) return [];
  if (age >= LATEST_AGE) return [ageEvidence(age, today)];
  if (!smokes || age < SMOKING_FROM_AGE) return [];
  return [backgroundEvidence("smoking", today), ageEvidence(age, today)];
}

function birth(story: Story, today: CalendarDay): ConcernEvidence[] {
  const stages = stagesOf(story);
  const breastfeeds =
    story.facts.isBreastfeeding === true || stageOn(stages, "breastfeeding", today) !== undefined;
  const days = breastfeeds ? AFTER_BIRTH_DAYS.breastfeeding : AFTER_BIRTH_DAYS.others;
  return stages.flatMap(({ kind, to, ending }): ConcernEvidence[] => {
    const isBirth = kind === "pregnancy" && (ending === undefined || ending === "birth");
    if (!isBirth || to === undefined || daysBetween(to, today) >= days) return [];
    return [{ fact: "birth_or_loss", day: to, value: "birth", unit: "" }];
  });
}

const METHODS: readonly Method["name"][] = ["implant", "pill", "patch", "ring"];

const INDUCERS: readonly SubstanceName[] = [
  ...(["rifampicin", "efavirenz", "carbamazepine"] as const),
  ...(["phenytoin", "phenobarbital", "topiramate", "rifapentine"] as const),
  ...(["lopinavir", "ritonavir", "st john's wort", "rifabutin"] as const),
  ...(["oxcarbazepine", "primidone", "griseofulvin"] as const),
];

/** Their effect on other medicines lasts about four weeks after stopping. */
const LINGERS_FOR = 28;

const methodAndInducer: Rule = {
  key: "method-and-inducer",
  trigger:
    "Implant, pill, patch or ring, and rifampicin, rifabutin, rifapentine, efavirenz, lopinavir, ritonavir, carbamazepine, oxcarbazepine, phenytoin, phenobarbital, primidone, topiramate, griseofulvin or St John's wort now or in the last 28 days. Not the injection, nor an IUD. Lamotrigine beside the combined pill, the patch or the ring, which lower it (subject 'lamotrigine').",
  source:
    "South African standard treatment guidelines; topiramate and 28 days: background knowledge",
  grade: "P",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const method = methodNow(story, today);
    const inducers = substancesInUse(story, today, LINGERS_FOR).filter(({ substance }) =>
      INDUCERS.includes(substance),
    );
    if (!METHODS.includes(method.name)) return [];
    const noted = [methodEvidence(method, today)];
    const lowered = mayHoldOestrogen(method)
      ? substancesInUse(story, today).filter(({ substance }) => substance === "lamotrigine")
      : [];
    return [
      ...findings("within-days", together(inducers.map(medicineEvidence), noted)),
      ...findings("within-days", together(lowered.map(medicineEvidence), noted), "lamotrigine"),
    ];
  },
};

const YEAR = 365.25;

/** Years of use: asked about from the first, changed by a clinic from the second. */
const LASTS = {
  implant: { asks: 3, ends: 5 },
  copper: { asks: 10, ends: 10 },
  hormonal: { asks: 5, ends: 8 },
  unknown: { asks: 5, ends: 10 },
} as const;
/** A copper IUD fitted from this age may stay until menopause (FSRH, background knowledge). */
const STAYS_FROM_AGE = 40;

const methodPast: Rule = {
  key: "method-past",
  trigger:
    "An implant for 5 years and more (from 3 a mention, by its kind), a copper IUD for 10 (not where it was fitted from 40 on), a hormonal one for 8 (from 5 a mention, by its brand), one of unknown kind for 10 (from 5 a mention).",
  source: "WHO handbook, fphandbook.org; by brand: background knowledge",
  grade: "K",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const method = methodNow(story, today);
    const { name, from } = method;
    if ((name !== "iud" && name !== "implant") || from === undefined) return [];
    const kind = name === "implant" ? name : (method.iud ?? "unknown");
    const years = daysBetween(from, today) / YEAR;
    const ageAtStart = (story.facts.age ?? 0) - years;
    const isForGood = kind === "copper" && ageAtStart >= STAYS_FROM_AGE;
    if (isForGood || years < LASTS[kind].asks || !canConceive(story)) return [];
    const urgency = years < LASTS[kind].ends ? "mention" : "within-days";
    return findings(urgency, [methodEvidence(method, today)], name);
  },
};

const HOLDS_FOR = 30;

const FEVER_HOLDS_FOR = 2;

const iudTrouble: Rule = {
  key: "iud-trouble",
  trigger:
    "IUD threads no longer felt, or new low pain with an IUD, in a month; a temperature of 38.0 °C and more with an IUD within three days: call now.",
  source:
    "South African standard treatment guidelines, as read for the table of concerns; background knowledge",
  grade: "K",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const threads = signsSince(story, today, HOLDS_FOR, ["iud_threads_lost"]);
    const hasIud = methodNow(story, today).name === "iud";
    const pain = hasIud ? signsSince(story, today, HOLDS_FOR, ["new_low_pain"]) : [];
    const fever = hasIud ? feversSince(story, today, FEVER_HOLDS_FOR) : [];
    const evidence = [...fever, ...threads, ...pain];
    return fever.length > 0
      ? findings("call-now", evidence, "fever")
      : findings("within-days", evidence);
  },
};

export const contraceptionRules: readonly Rule[] = [
  injectionLate,
  combinedMethod,
  methodAndInducer,
  methodPast,
  iudTrouble,
];
