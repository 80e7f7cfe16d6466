import type { ConcernKey } from "#domain/concerns/concern-key.ts";
import { alertWords } from "./alerts.ts";
import { bleedingWords } from "./bleeding.ts";
import { bleedingChangeWords } from "./bleeding-changes.ts";
import { bodyWords } from "./body.ts";
import { checkWords } from "./checks.ts";
import { contraceptionWords } from "./contraception.ts";
import { heartAndSugarWords } from "./heart-and-sugar.ts";
import { infectionWords } from "./infection.ts";
import { medicineWords } from "./medicines.ts";
import { periodWords } from "./periods.ts";
import { pregnancyWords } from "./pregnancy.ts";
import { resultWords } from "./results.ts";
import { safetyWords } from "./safety.ts";
import { suddenPainWords } from "./sudden-pain.ts";
import type { ConcernTopic } from "./topics.ts";
import type { ConcernWords } from "./words.ts";

type Words = Partial<Record<ConcernKey | `${ConcernKey} ${string}`, ConcernWords>>;

/** The sentences of every concern, in English, by topic; of a rule with several subjects, by "key subject". */
export const wordsOfTopic: Readonly<Record<ConcernTopic, Words>> = {
  bleeding: { ...bleedingWords, ...bleedingChangeWords },
  pregnancy: { ...pregnancyWords, ...safetyWords },
  infection: { ...infectionWords, ...resultWords },
  "heart-and-sugar": { ...heartAndSugarWords, ...bodyWords },
  "sudden-pain": { ...suddenPainWords, ...alertWords },
  periods: { ...periodWords, ...contraceptionWords },
  medicines: medicineWords,
  checks: checkWords,
};

/** The same without their topics. */
export const concernWords: Words = Object.assign({}, ...Object.values(wordsOfTopic));
