import type { LifeStage } from "#contract/entries/life-stage.ts";
import type { addLifeStage, changeLifeStage } from "#contract/entries/life-stages.ts";
import { withLocalDays } from "#contract/entries/local-days.ts";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import { withoutGaps, withoutUndefined } from "#domain/basics/field-gaps.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { invalidField } from "#server/failures/app-error.ts";
import type { LocalDay } from "#server/storage/journal/dated-entries.ts";

type NewStage = RequestData<typeof addLifeStage>["body"];
type StageChange = RequestData<typeof changeLifeStage>["body"];

export function newStage(id: string, input: NewStage, day: LocalDay): LifeStage {
  return checked({ ...withLocalDays(input, day.timeZone), id, toldOn: day.today }, day.today);
}

/** `null` clears a field; `to: null` makes the stage ongoing. @throws AppError `invalid_input` */
export function changedStage(before: LifeStage, change: StageChange, day: LocalDay): LifeStage {
  return checked(
    { ...before, ...withLocalDays(withoutUndefined(change), day.timeZone) },
    day.today,
  );
}

function checked(fields: object, today: CalendarDay): LifeStage {
  const stage = withoutGaps(fields) as LifeStage;
  checkDays(stage, today);
  if (stage.kind === "contraception" && stage.method === undefined) {
    throw invalidField("method", "required");
  }
  if (stage.kind === "no_periods" && stage.whyNoPeriods === undefined) {
    throw invalidField("whyNoPeriods", "required");
  }
  for (const [field, belongs] of Object.entries(belongsTo)) {
    const isGiven = stage[field as keyof LifeStage] !== undefined;
    if (isGiven && !belongs(stage)) throw invalidField(field, "must_be_empty");
  }
  return stage;
}

function checkDays(stage: LifeStage, today: CalendarDay): void {
  for (const field of ["from", "to", "packFrom"] as const) {
    if ((stage[field] ?? today) > today) throw invalidField(field, "in_future");
  }
  for (const field of ["to", "packFrom"] as const) {
    if ((stage[field] ?? today) < (stage.from ?? "")) throw invalidField(field, "before_start");
  }
}

const isContraception = ({ kind }: LifeStage) => kind === "contraception";

const belongsTo: Readonly<Record<string, (stage: LifeStage) => boolean>> = {
  method: isContraception,
  iud: ({ method }) => method === "iud",
  pill: ({ method }) => method === "pill",
  everyWeeks: ({ method }) => method === "injection",
  pack: ({ method }) => method === "pill",
  packFrom: ({ method = "" }) => ["pill", "patch", "ring"].includes(method),
  whyStopped: (stage) => isContraception(stage) && stage.to !== undefined,
  ending: ({ kind, to }) => kind === "pregnancy" && to !== undefined,
  whyNoPeriods: ({ kind }) => kind === "no_periods",
};
