import type { LifeStage } from "#contract/entries/life-stage.ts";
import { addLifeStage } from "#contract/entries/life-stages.ts";
import type { FieldProblem } from "#contract/kernel/errors.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { filled, notInFuture, useDraft } from "#web/entry/drafts/use-draft.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";
import type { ToastMessage } from "#web/ui/toasts/toast-store.ts";
import { type StageBody, saveStage } from "./api.ts";

export const REFRESHES = ["GET /api/life-stages", "GET /api/user/profile"] as const;

export interface StageDraft {
  readonly kind: LifeStage["kind"];
  readonly method: NonNullable<LifeStage["method"]> | "";
  readonly iud: NonNullable<LifeStage["iud"]> | "";
  readonly pill: NonNullable<LifeStage["pill"]> | "";
  readonly everyWeeks: string;
  readonly pack: NonNullable<LifeStage["pack"]> | "";
  readonly packFrom: string;
  readonly from: string;
  readonly to: string;
  readonly whyStopped: NonNullable<LifeStage["whyStopped"]> | "";
  readonly ending: NonNullable<LifeStage["ending"]> | "";
  readonly whyNoPeriods: NonNullable<LifeStage["whyNoPeriods"]> | "";
  readonly notes: string;
}

export const hasPacks = (method: StageDraft["method"]) =>
  method === "pill" || method === "patch" || method === "ring";

export type StageFields = Omit<LifeStage, "id" | "toldOn">;

export function draftOf(stage: StageFields): StageDraft {
  return {
    kind: stage.kind,
    method: stage.method ?? "",
    iud: stage.iud ?? "",
    pill: stage.pill ?? "",
    everyWeeks: stage.everyWeeks?.toString() ?? "",
    pack: stage.pack ?? "",
    packFrom: stage.packFrom ?? "",
    from: stage.from ?? "",
    to: stage.to ?? "",
    whyStopped: stage.whyStopped ?? "",
    ending: stage.ending ?? "",
    whyNoPeriods: stage.whyNoPeriods ?? "",
    notes: stage.notes ?? "",
  };
}

export function bodyOf(draft: StageDraft) {
  const { kind, method, iud, pill, everyWeeks, pack, packFrom, from, to } = draft;
  const { whyStopped, ending, whyNoPeriods, notes } = draft;
  const isOver = to !== "";
  return filled({
    kind,
    from,
    to,
    notes,
    ...(kind === "contraception" && { method }),
    ...(kind === "contraception" && method === "iud" && { iud }),
    ...(kind === "contraception" &&
      method === "injection" && { everyWeeks: numberTyped(everyWeeks) }),
    ...(kind === "contraception" && method === "pill" && { pill, pack }),
    ...(kind === "contraception" && hasPacks(method) && { packFrom }),
    ...(kind === "contraception" && isOver && { whyStopped }),
    ...(kind === "pregnancy" && isOver && { ending }),
    ...(kind === "no_periods" && { whyNoPeriods }),
  });
}

export function problemsOf(draft: StageDraft, today: CalendarDay): (FieldProblem | null)[] {
  const { kind, method, whyNoPeriods, from, to, packFrom } = draft;
  const isUnexplained = kind === "no_periods" && whyNoPeriods === "";
  const isBefore = (day: string) => from !== "" && day !== "" && day < from;
  const isPacked = kind === "contraception" && hasPacks(method);
  return [
    kind === "contraception" && method === "" ? { field: "method", code: "required" } : null,
    isUnexplained ? { field: "whyNoPeriods", code: "required" } : null,
    notInFuture("from", from, today),
    notInFuture("to", to, today),
    isBefore(to) ? { field: "to", code: "before_start" } : null,
    isPacked ? notInFuture("packFrom", packFrom, today) : null,
    isPacked && isBefore(packFrom) ? { field: "packFrom", code: "before_start" } : null,
  ];
}

export interface StageFormOptions {
  readonly stage: LifeStage | null;
  readonly like: StageFields;
  readonly today: CalendarDay;
  readonly toast: ToastMessage;
  readonly onDone: () => void;
}

export function useStageForm({ stage, like, today, toast, onDone }: StageFormOptions) {
  const schema = addLifeStage.request.body;
  const { draft, change, messageOf, saveWith } = useDraft<StageDraft, typeof schema>({
    form: `life-stage.${stage?.id ?? "new"}`,
    initial: () => draftOf(like),
    schema,
    bodyOf,
    checks: (typed) => problemsOf(typed, today),
  });
  const { save, ...saving } = useSave<StageBody, LifeStage>({
    send: saveStage,
    base: stage,
    refreshes: REFRESHES,
    toast: () => toast,
    onSaved: onDone,
  });
  const field = <Name extends keyof StageDraft>(name: Name) => ({
    ...draftFields({ draft, change }).field(name),
    error: messageOf(name, saving.failure),
    autoComplete: "off",
  });
  return { ...saving, draft, field, submit: () => saveWith(save) };
}

export type StageForm = ReturnType<typeof useStageForm>;
