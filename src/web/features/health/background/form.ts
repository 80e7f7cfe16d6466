import type { HealthBackground } from "#contract/account/health-background.ts";
import type { FieldProblem } from "#contract/kernel/errors.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";
import type { BackgroundBody } from "./api.ts";

type YesNo = "yes" | "no" | "";

export const yesNoQuestions = [
  "migraineWithAura",
  "clotOrStroke",
  "highBloodPressure",
  "diabetes",
  "glucoseLowering",
  "breastCancer",
  "hiv",
  "couldConceive",
] as const;
export type YesNoQuestion = (typeof yesNoQuestions)[number];

export interface BackgroundDraft extends Readonly<Record<YesNoQuestion, YesNo>> {
  readonly smoking: NonNullable<HealthBackground["smoking"]> | "";
  readonly firstPeriodAge: string;
  readonly isFirstPeriodToCome: boolean;
  readonly breastsBeganAge: string;
  readonly areBreastsToCome: boolean;
  readonly lastCervicalScreening: string;
  readonly height: string;
  readonly pregnancies: string;
  readonly births: string;
  readonly allergies: string;
  readonly familyHistory: string;
}

const yesNo = (answer: boolean | undefined): YesNo =>
  answer === undefined ? "" : answer ? "yes" : "no";

const typed = (value: number | "not_yet" | undefined) =>
  typeof value === "number" ? `${value}` : "";

export function draftOf(background: HealthBackground): BackgroundDraft {
  const { firstPeriodAge, breastsBeganAge, lastCervicalScreening } = background;
  return {
    migraineWithAura: yesNo(background.migraineWithAura),
    clotOrStroke: yesNo(background.clotOrStroke),
    highBloodPressure: yesNo(background.highBloodPressure),
    diabetes: yesNo(background.diabetes),
    glucoseLowering: yesNo(background.glucoseLowering),
    breastCancer: yesNo(background.breastCancer),
    hiv: yesNo(background.hiv),
    couldConceive: yesNo(background.couldConceive),
    smoking: background.smoking ?? "",
    firstPeriodAge: typed(firstPeriodAge),
    isFirstPeriodToCome: firstPeriodAge === "not_yet",
    breastsBeganAge: typed(breastsBeganAge),
    areBreastsToCome: breastsBeganAge === "not_yet",
    lastCervicalScreening: lastCervicalScreening?.slice(0, "2026-11".length) ?? "",
    height: typed(background.height),
    pregnancies: typed(background.pregnancies),
    births: typed(background.births),
    allergies: background.allergies ?? "",
    familyHistory: background.familyHistory ?? "",
  };
}

const answer = (text: YesNo) => (text === "" ? null : text === "yes");
const age = (text: string, isToCome: boolean) => (isToCome ? "not_yet" : numberTyped(text));

const words = (text: string) => text.replace(/\s+/gu, " ").trim() || null;

export function bodyOf(draft: BackgroundDraft): BackgroundBody {
  const { smoking, lastCervicalScreening: month } = draft;
  const answers = Object.fromEntries(
    yesNoQuestions.map((question) => [question, answer(draft[question])]),
  );
  return {
    ...answers,
    smoking: smoking === "" ? null : smoking,
    firstPeriodAge: age(draft.firstPeriodAge, draft.isFirstPeriodToCome),
    // Asked only before the first period.
    breastsBeganAge: draft.isFirstPeriodToCome
      ? age(draft.breastsBeganAge, draft.areBreastsToCome)
      : null,
    lastCervicalScreening: month.trim() === "" ? null : `${month.trim()}-01`,
    height: numberTyped(draft.height),
    pregnancies: numberTyped(draft.pregnancies),
    births: numberTyped(draft.births),
    allergies: words(draft.allergies),
    familyHistory: words(draft.familyHistory),
  };
}

export const screeningProblem = (
  { lastCervicalScreening }: BackgroundDraft,
  today: string,
): FieldProblem | null =>
  lastCervicalScreening > today ? { field: "lastCervicalScreening", code: "in_future" } : null;

export const saysNothing = (background: HealthBackground) =>
  Object.keys(background).every((name) => name === "revision");
