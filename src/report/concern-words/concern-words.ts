import type { ConcernKey } from "#domain/concerns/concern-key.ts";
import { alertWords } from "./alerts.ts";
import { bleedingWords } from "./bleeding.ts";
import { bleedingChangeWords } from "./bleeding-changes.ts";
import { bodyWords } from "./body.ts";
import { checkWords } from "./checks.ts";
import { contraceptionWords } from "./contraception.ts";
import { emergencyContraceptionWords } from "./emergency-contraception.ts";
import { heartWords } from "./heart.ts";
import { infectionWords } from "./infection.ts";
import { medicineWords } from "./medicines.ts";
import { moodAndSleepWords } from "./mood-and-sleep.ts";
import { nextVisitWords } from "./next-visit.ts";
import { periodWords } from "./periods.ts";
import { pregnancyWords } from "./pregnancy.ts";
import { resultWords } from "./results.ts";
import { safetyWords } from "./safety.ts";
import { signWords } from "./sign-answers.ts";
import { suddenPainWords } from "./sudden-pain.ts";
import { sugarWords } from "./sugar.ts";
import type { ConcernTopic } from "./topics.ts";
import type { ConcernWords } from "./words.ts";

type Words = Partial<Record<ConcernKey | `${ConcernKey} ${string}`, ConcernWords>>;

/** The English sentences of every concern by topic; for a rule with subjects by "key subject". */
export const wordsOfTopic: Readonly<Record<ConcernTopic, Words>> = {
  bleeding: bleedingWords,
  "bleeding-changes": bleedingChangeWords,
  pregnancy: pregnancyWords,
  safety: safetyWords,
  infection: infectionWords,
  results: resultWords,
  heart: heartWords,
  sugar: sugarWords,
  body: { ...bodyWords, ...signWords },
  "sudden-pain": suddenPainWords,
  "emergency-contraception": emergencyContraceptionWords,
  alerts: alertWords,
  periods: periodWords,
  contraception: contraceptionWords,
  medicines: medicineWords,
  checks: checkWords,
  "mood-and-sleep": moodAndSleepWords,
  "next-visit": nextVisitWords,
};

export const concernWords: Words = Object.assign({}, ...Object.values(wordsOfTopic));
