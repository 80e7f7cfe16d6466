import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";
import { signWords } from "./sign-answers.ts";
import { alertWords } from "./topics/alerts.ts";
import { bleedingWords } from "./topics/bleeding.ts";
import { bleedingChangeWords } from "./topics/bleeding-changes.ts";
import { bodyWords } from "./topics/body.ts";
import { checkWords } from "./topics/checks.ts";
import { contraceptionWords } from "./topics/contraception.ts";
import { emergencyContraceptionWords } from "./topics/emergency-contraception.ts";
import { heartWords } from "./topics/heart.ts";
import { infectionWords } from "./topics/infection.ts";
import { medicineWords } from "./topics/medicines.ts";
import { moodAndSleepWords } from "./topics/mood-and-sleep.ts";
import { nextVisitWords } from "./topics/next-visit.ts";
import { periodWords } from "./topics/periods.ts";
import { pregnancyWords } from "./topics/pregnancy.ts";
import { resultWords } from "./topics/results.ts";
import { safetyWords } from "./topics/safety.ts";
import { suddenPainWords } from "./topics/sudden-pain.ts";
import { sugarWords } from "./topics/sugar.ts";
import type { ConcernTopic } from "./topics.ts";
import type { ConcernWords } from "./words.ts";

type Words = Partial<Record<ConcernKey | `${ConcernKey} ${string}`, ConcernWords>>;

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
