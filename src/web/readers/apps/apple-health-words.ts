import type { StageName } from "../diary/life-stages.ts";
import {
  bleeding,
  type Meaning,
  mucus,
  nothing,
  ovulationTest,
  plainWord,
  pregnancyTest,
  symptom,
  symptomWords,
  type Words,
  words,
} from "../diary/meanings.ts";

// The names that Apple Health gives to types and values, without their common beginnings.

// Values are names or, in older exports and from other apps, the numbers behind them.
export const valued: ReadonlyMap<string, Words> = new Map([
  [
    "MenstrualFlow",
    words(
      [bleeding(null), "unspecified 1"],
      [bleeding("light"), "light 2"],
      [bleeding("moderate"), "medium 3"],
      [bleeding("heavy"), "heavy 4"],
      [nothing, "none 5"],
    ),
  ],
  [
    "CervicalMucusQuality",
    words(
      [mucus("dry"), "dry 1"],
      [mucus("sticky"), "sticky 2"],
      [mucus("creamy"), "creamy 3"],
      [mucus("egg_white"), "egg_white 5"],
    ),
  ],
  [
    "OvulationTestResult",
    words(
      [ovulationTest("negative"), "negative 1"],
      [ovulationTest("positive"), "positive luteinizing_hormone_surge 2"],
    ),
  ],
  [
    "PregnancyTestResult",
    words([pregnancyTest("negative"), "negative 1"], [pregnancyTest("positive"), "positive 2"]),
  ],
]);

export const symptomOf = (type: string): Meaning | undefined =>
  type === "NightSweats"
    ? symptom("hot_flushes", "night sweats")
    : symptomWords.get(plainWord(type));

/** Types about cycle or symptoms, listed one by one if not understood. */
export const namedTypes = new Set(
  [
    "AppetiteChanges BladderIncontinence ChestTightnessOrPain Chills Coughing DrySkin",
    "Fainting Fever GeneralizedBodyAche Heartburn LossOfSmell LossOfTaste MemoryLapse",
    "RapidPoundingOrFlutteringHeartbeat RunnyNose ShortnessOfBreath SinusCongestion",
    "SkippedHeartbeat SleepChanges SoreThroat Vomiting Wheezing ProgesteroneTestResult",
    "IrregularMenstrualCycles InfrequentMenstrualCycles ProlongedMenstrualPeriods",
    "PersistentIntermenstrualBleeding Contraceptive BleedingDuringPregnancy",
    "BleedingAfterPregnancy",
  ].flatMap((line) => line.split(" ")),
);

export const stages: ReadonlyMap<string, StageName> = new Map([
  ["Pregnancy", "pregnancy"],
  ["Lactation", "breastfeeding"],
]);

const methodOfName: Readonly<Record<string, StageName>> = {
  unspecified: "other",
  implant: "implant",
  injection: "injection",
  intrauterine_device: "iud",
  intravaginal_ring: "ring",
  oral: "pill",
  patch: "patch",
};

/** Methods by their name and by their number in the file. */
export const methods: ReadonlyMap<string, StageName> = new Map(
  Object.entries(methodOfName).flatMap(([word, method], place): [string, StageName][] => [
    [word, method],
    [String(place + 1), method],
  ]),
);
