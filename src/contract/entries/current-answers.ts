import type { LifeStage as DomainStage } from "#domain/life/life-stage.ts";
import type { StoredProfile } from "../account/profile.ts";
import type { LifeStage } from "./life-stage.ts";
import { namedMethods } from "./named-methods.ts";

type Answers = Pick<StoredProfile, "contraception" | "pregnancyStatus">;
type Method = NonNullable<LifeStage["method"]>;

type NamedMethod = (typeof namedMethods)[number];

/** Maps a method to the profile's names, which lack condoms and some others. */
export const methodInProfile = (method: Method): NamedMethod | "other" =>
  namedMethods.find((named) => named === method) ?? "other";

export function ongoing<Stage extends Pick<DomainStage, "kind" | "to">>(
  stages: readonly Stage[],
  kind: LifeStage["kind"],
): Stage | undefined {
  return stages.find((stage) => stage.kind === kind && stage.to === undefined);
}

/**
 * The ongoing stages of the history, else the profile's own answers, which are older or imported.
 * @example currentAnswers({ contraception: "none", pregnancyStatus: null }, [pill]).contraception // "pill"
 */
export function currentAnswers(stored: Answers, stages: readonly LifeStage[]): Answers {
  const use = ongoing(stages, "contraception");
  const isInHistory = (kind: LifeStage["kind"]) => stages.some((stage) => stage.kind === kind);
  const answered = isNamedOnlyHere(stored.contraception) && isInHistory("contraception");
  return {
    contraception:
      use?.method !== undefined
        ? methodInProfile(use.method)
        : answered
          ? null
          : stored.contraception,
    pregnancyStatus: pregnancyNow(stored.pregnancyStatus, stages, isInHistory("pregnancy")),
  };
}

const isNamedOnlyHere = (contraception: Answers["contraception"]) =>
  contraception !== null && contraception !== "none";

function pregnancyNow(
  stored: Answers["pregnancyStatus"],
  stages: readonly LifeStage[],
  isInHistory: boolean,
): Answers["pregnancyStatus"] {
  if (ongoing(stages, "pregnancy") !== undefined) return "pregnant";
  if (!isInHistory) return stored;
  return stored === "pregnant" || stored === null ? "not_pregnant" : stored;
}
