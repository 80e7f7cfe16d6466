import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { HIGH_BLOOD_PRESSURE } from "../../labs/blood-pressure-check.ts";
import type { HealthBackground } from "../../life/health-background.ts";
import { beginningOf, type LifeStage, stageOn } from "../../life/life-stage.ts";
import type { ConcernEvidence } from "../concern.ts";
import { canConceive, isTrying } from "../evidence/conceiving.ts";
import { ageEvidence, backgroundEvidence } from "../evidence/days.ts";
import { feversSince } from "../evidence/fever.ts";
import {
  combinedMedicines,
  medicineEvidence,
  substancesInUse,
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
import type { Finding, Rule } from "../rule.ts";
import type { StageOfStory, Story } from "../story.ts";

/** DMPA: twelve weeks and two more (South Africa; WHO allows longer). */
const DMPA_DAYS = 98;

/** NET-EN, every eight weeks: one week more (a South African paper; others allow two). */
const NET_EN = { upToWeeks: 8, days: 63 } as const;

/** After half a year she has most likely stopped. */
const SPOKEN_OF_DAYS = 183;

/** An injection whose next one is late. */
export const injectionLate: Rule = {
  key: "injection-late",
  trigger:
    "More than 98 days after the last injection, more than 63 where one is due every eight weeks or oftener, for half a year; a mention where she says that she uses no contraception. Not once she named another method or why she stopped, is pregnant or trying.",
  source:
    "South African standard treatment guidelines; WHO handbook, fphandbook.org, late injections; Zimbabwe EDLIZ",
  grade: "P",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const isConceiving = isPregnancyRecorded(story, today) || isTrying(story, today);
    if (isConceiving || !canConceive(story)) return [];
    const last = latestMethod(story);
    if (last?.method !== "injection" || last.to === undefined || last.whyStopped !== undefined) {
      return [];
    }
    const since = daysBetween(last.to, today);
    const days = protectedFor(last);
    if (since <= days || since > days + SPOKEN_OF_DAYS) return [];
    const urgency = story.facts.contraception === "none" ? "mention" : "within-days";
    return [{ urgency, evidence: [injected(last.to)] }];
  },
};

const injected = (day: CalendarDay) =>
  ({ fact: "injection", day, value: "yes", unit: "" }) as const;

const protectedFor = ({ everyWeeks }: LifeStage) =>
  everyWeeks !== undefined && everyWeeks <= NET_EN.upToWeeks ? NET_EN.days : DMPA_DAYS;

const latestMethod = (story: Story): StageOfStory | undefined =>
  stagesOf(story)
    .filter(({ kind }) => kind === "contraception")
    .toSorted((one, other) => beginningOf(one).localeCompare(beginningOf(other)))
    .at(-1);

const SMOKING_FROM_AGE = 35;

const AFTER_BIRTH_DAYS = { breastfeeding: 42, others: 21 } as const;

const CONDITIONS: readonly (keyof HealthBackground)[] = [
  ...(["migraineWithAura", "clotOrStroke", "breastCancer", "highBloodPressure"] as const),
];

/** A method with oestrogen beside what makes a clot or a stroke more likely with it. */
export const combinedMethod: Rule = {
  key: "combined-method",
  trigger:
    "Patch, ring or a pill, unless she said that it is progestogen-only, or a combined pill among her medicines; and migraine with aura; a clot or stroke ever; smoking from 35; her newest blood pressure from 140/90 or noted high pressure; breast cancer; under 21 days after a birth, breastfeeding under six weeks.",
  source: "WHO medical eligibility criteria, in PMC11554338, table 2",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const method = methodNow(story, today);
    const oestrogen = [
      ...(mayHoldOestrogen(method) ? [methodEvidence(method, today)] : []),
      ...combinedMedicines(story, today),
    ];
    if (oestrogen.length === 0) return [];
    const reasons = [
      ...conditions(story, today),
      ...smoking(story, today),
      ...newestPressures(story, HIGH_BLOOD_PRESSURE),
      ...birth(story, today),
    ];
    if (reasons.length === 0) return [];
    return [{ urgency: "within-days", evidence: [...reasons, ...oestrogen] }];
  },
};

const conditions = ({ background }: Story, today: CalendarDay): ConcernEvidence[] =>
  CONDITIONS.filter((condition) => background?.[condition] === true).map((condition) =>
    backgroundEvidence(condition, today),
  );

function smoking({ background, facts: { age = null } }: Story, today: CalendarDay) {
  const smokes = background?.smoking !== undefined && background.smoking !== "no";
  if (!smokes || age === null || age < SMOKING_FROM_AGE) return [];
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
  ...(["phenytoin", "phenobarbital", "topiramate"] as const),
];

/** Their effect on other medicines outlasts them by about four weeks. */
const LINGERS_FOR = 28;

/** A medicine that can make a hormonal method fail. */
export const methodAndInducer: Rule = {
  key: "method-and-inducer",
  trigger:
    "Implant, pill, patch or ring, and rifampicin, efavirenz, carbamazepine, phenytoin, phenobarbital or topiramate now or in the last 28 days. Not the injection, nor an IUD.",
  source:
    "South African standard treatment guidelines; topiramate and 28 days: background knowledge",
  grade: "P",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const method = methodNow(story, today);
    const inducers = substancesInUse(story, today, LINGERS_FOR).filter(({ substance }) =>
      INDUCERS.includes(substance),
    );
    if (!METHODS.includes(method.name) || inducers.length === 0) return [];
    const evidence = [...inducers.map(medicineEvidence), methodEvidence(method, today)];
    return [{ urgency: "within-days", evidence }];
  },
};

const HOLDS_FOR = 30;

const FEVER_HOLDS_FOR = 2;

/** Threads that are gone, new pain or fever with an IUD. */
export const iudTrouble: Rule = {
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
    if (evidence.length === 0) return [];
    if (fever.length > 0) return [{ urgency: "call-now", subject: "fever", evidence }];
    return [{ urgency: "within-days", evidence }];
  },
};
