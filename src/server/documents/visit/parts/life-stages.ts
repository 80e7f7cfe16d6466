import { ongoing } from "#contract/entries/current-answers.ts";
import type { ContraceptionUse, PregnancySigns } from "#contract/visit/visit-head.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { isTrying, tryingSince } from "#domain/concerns/evidence/conceiving.ts";
import { testSince } from "#domain/concerns/evidence/pregnancy.ts";
import { contraceptiveEffect } from "#domain/cycles/norms/contraceptive-effect.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { lastEndedPregnancy } from "#domain/life/last-pregnancy-end.ts";
import { acts, beginningOf } from "#domain/life/life-stage.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import type { Sources } from "./sources.ts";

type Stage = NonNullable<Sources["profile"]>["lifeStages"][number];

const stagesOf = ({ profile }: Pick<Sources, "profile">): readonly Stage[] =>
  profile?.lifeStages ?? [];

function contraceptionOf({ method, iud, pill, from, to }: Stage): ContraceptionUse[] {
  if (method === undefined) return [];
  const kind = { ...(iud && { iud }), ...(pill && { pill }) };
  return [{ method, ...kind, ...(from && { since: from }), ...(to && { to }) }];
}

export function contraceptionInUse(
  sources: Pick<Sources, "profile">,
): Pick<VisitReport, "contraceptionInUse"> {
  const stage = ongoing(stagesOf(sources), "contraception");
  const [use] = stage === undefined ? [] : contraceptionOf(stage);
  return use === undefined ? {} : { contraceptionInUse: use };
}

export function hormonesPart(sources: Pick<Sources, "profile" | "days">): ContraceptionUse[] {
  const { from, to } = sources.days;
  return stagesOf(sources)
    .filter((stage) => stage.kind === "contraception" && acts(stage, from, to))
    .filter(({ method, iud }) => contraceptiveEffect(method, iud) === "hormonal")
    .toSorted((one, other) => beginningOf(other).localeCompare(beginningOf(one)))
    .flatMap(contraceptionOf);
}

export function pregnancySigns(sources: Sources): PregnancySigns {
  const { story, facts, background, days, today } = sources;
  const stage = stageNow(story, today);
  const test = testSince(story, days.from);
  const mayTry = facts.hidesFertility !== true && isTrying(story, today);
  const since = mayTry ? tryingSince(story) : undefined;
  return {
    isPregnant: stage.kind === "pregnant",
    weeks: stage.kind === "pregnant" ? (stage.gestation?.weeks ?? null) : null,
    test: test && { date: test.day, result: test.result },
    couldConceive: background?.couldConceive ?? null,
    isTrying: mayTry,
    ...(since !== undefined && { tryingSince: since }),
    isBreastfeeding: facts.isBreastfeeding === true,
    ...(stage.kind === "periods-ended" && { periodsEnded: stage.why }),
    lastEnd: lastEnd(sources),
  };
}

const DAYS_A_YEAR = 365;

function lastEnd({ profile, today }: Sources): PregnancySigns["lastEnd"] {
  const pregnancy = lastEndedPregnancy(profile?.lifeStages);
  if (pregnancy === null || pregnancy.to < addDays(today, -DAYS_A_YEAR)) return null;
  return { date: pregnancy.to, ending: pregnancy.ending ?? null };
}
