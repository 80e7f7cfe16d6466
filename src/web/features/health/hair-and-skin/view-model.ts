import * as z from "zod/mini";
import { type HairAndSkin, HairAndSkinSchema } from "#contract/entries/hair-and-skin.ts";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { type HairSite, hairSites, hairTotal } from "#domain/pcos/ferriman-gallwey.ts";
import { filled } from "#web/entry/drafts/use-draft.ts";
import type { DayValue } from "../trends/view-model.ts";

const GradeSchema = z.literal([0, 1, 2, 3, 4]);
export type Grade = z.infer<typeof GradeSchema>;
export const grades: readonly Grade[] = [0, 1, 2, 3, 4];

const ThinningSchema = z.literal([0, 1, 2, 3]);
export type ThinningGrade = z.infer<typeof ThinningSchema>;
export const thinningGrades: readonly ThinningGrade[] = [0, 1, 2, 3];

export const checkSteps = [
  "start",
  ...hairSites,
  "acne",
  "thinning",
  "acanthosis",
  "review",
] as const;
export type CheckStep = (typeof checkSteps)[number];

export const CheckDraftSchema = z.object({
  step: z.enum(checkSteps),
  date: z.string(),
  hair: z.partialRecord(z.enum(hairSites), GradeSchema),
  acne: z.optional(GradeSchema),
  hairThinning: z.optional(ThinningSchema),
  acanthosis: z.optional(z.boolean()),
  treatsHair: z.optional(z.boolean()),
  notes: z.string(),
  base: z.nullable(z.extend(HairAndSkinSchema, { revision: z.optional(z.int()) })),
});
export type CheckDraft = z.infer<typeof CheckDraftSchema>;

export function draftOf(date: CalendarDay, base: HairAndSkin | null, step: CheckStep): CheckDraft {
  return CheckDraftSchema.parse({ ...emptyDraft(date, step), ...base, base });
}

export function moveDraft(draft: CheckDraft, date: string, check: HairAndSkin | null): CheckDraft {
  const { step, base } = draft;
  const own = base !== null && isUnchanged(draft, base) ? emptyDraft(date, step) : draft;
  if (check === null) return { ...own, date, base: null };
  const there = draftOf(check.date, check, step);
  return {
    ...there,
    ...filled({ ...own, date }),
    hair: { ...there.hair, ...own.hair },
    base: check,
  };
}

const emptyDraft = (date: string, step: CheckStep): CheckDraft => ({
  step,
  date,
  hair: {},
  notes: "",
  base: null,
});

function isUnchanged(draft: CheckDraft, base: HairAndSkin): boolean {
  return JSON.stringify(draft) === JSON.stringify(draftOf(base.date, base, draft.step));
}

type CheckFields = Omit<HairAndSkin, "id" | "date">;

export type ReadDraft =
  | { readonly kind: "check"; readonly date: CalendarDay; readonly fields: CheckFields }
  | { readonly kind: "wrong-date" }
  | { readonly kind: "empty" }
  /** Only some sites have a grade, so there is no total. */
  | { readonly kind: "sites-missing"; readonly missing: readonly HairSite[] };

export function readDraft(draft: CheckDraft, today: CalendarDay): ReadDraft {
  const { date, acne, hairThinning, acanthosis, treatsHair, notes } = draft;
  if (!isCalendarDay(date) || date > today) return { kind: "wrong-date" };
  const missing = hairSites.filter((site) => draft.hair[site] === undefined);
  const hasHair = missing.length === 0;
  if (!hasHair && missing.length < hairSites.length) return { kind: "sites-missing", missing };
  const hair = hasHair ? (draft.hair as CheckFields["hair"]) : undefined;
  const fields = filled({ hair, acne, hairThinning, acanthosis, treatsHair, notes });
  return Object.keys(fields).length === 0 ? { kind: "empty" } : { kind: "check", date, fields };
}

export function isSite(step: CheckStep): step is HairSite {
  return hairSites.some((site) => site === step);
}

export function isTouched(draft: CheckDraft): boolean {
  if (draft.base !== null) return !isUnchanged(draft, draft.base);
  const { step, hair, acne, hairThinning, acanthosis, notes } = draft;
  const answers = [acne, hairThinning, acanthosis, ...Object.values(hair)];
  return step !== "start" || notes !== "" || answers.some((answer) => answer !== undefined);
}

export interface CheckRow {
  readonly check: HairAndSkin;
  readonly total: number | null;
}

export function checkRows(checks: readonly HairAndSkin[]): CheckRow[] {
  return checks.map((check) => ({ check, total: check.hair ? hairTotal(check.hair) : null }));
}

/** Tick distances of the total's axis; four of the largest cover all 36 points. */
const TOTAL_STEPS = [2, 4, 6, 9] as const;

export function totalTicks(highest: number): readonly number[] {
  const step = TOTAL_STEPS.find((candidate) => candidate * 4 >= highest) ?? 9;
  return [0, 1, 2, 3, 4].map((line) => line * step);
}

export type TrendKey = "total" | "acne" | "hairThinning";

export function trendOf(rows: readonly CheckRow[], key: TrendKey): DayValue[] {
  return rows
    .flatMap(({ check, total }) => {
      const value = key === "total" ? total : (check[key] ?? null);
      return value === null ? [] : [{ day: check.date, value }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
