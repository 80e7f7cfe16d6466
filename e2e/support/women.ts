import { logCycles, logShift } from "./dashboard-facts.ts";
import { onboard, type Woman } from "./woman.ts";

export interface Life {
  readonly who: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Days since the last period began; `null` if unknown. */
  readonly daysIn: number | null;
  /** Previous cycle lengths, latest first. */
  readonly lengths: readonly number[];
  /** Cycle day of the temperature rise. */
  readonly firstHigh?: number;
}

const PCOS = { pcosDiagnosis: "yes", cycleRegularity: "irregular", goals: ["manage-pcos"] };
const ENDOMETRIOSIS = {
  goals: ["fertility"],
  setup: {
    conditions: { pcos: false, endo: true, pms_pmdd: false },
    tracking: { selected: ["flow", "symptoms", "mood_scales"] },
  },
};
const REGULAR = [28, 29, 28, 27, 28, 29];
const LONG = [28, 75, 55, 32, 63, 35];

/** Users with whom home and all charts are tested. */
export const women = {
  regular: { who: "a regular woman", answers: {}, daysIn: 10, lengths: REGULAR },
  pcos: {
    who: "with PCOS, on day 49 of 28 to 75",
    answers: PCOS,
    daysIn: 48,
    lengths: LONG,
  },
  confirmed: {
    who: "with PCOS, ovulation confirmed by temperatures",
    answers: PCOS,
    daysIn: 48,
    lengths: LONG,
    firstHigh: 38,
  },
  late: {
    who: "late, on day 63",
    answers: {},
    daysIn: 62,
    lengths: [41, 35, 38, 33, 44, 31],
  },
  newcomer: { who: "a newcomer with nothing logged", answers: {}, daysIn: null, lengths: [] },
  named: {
    who: "with a long name",
    answers: { name: "Nomathembaletu Philisiwe Dlamini" },
    daysIn: 10,
    lengths: REGULAR,
  },
  endometriosis: {
    who: "with endometriosis, trying to conceive",
    answers: ENDOMETRIOSIS,
    daysIn: 12,
    lengths: REGULAR,
  },
} as const satisfies Readonly<Record<string, Life>>;

export async function liveAs(address: string, woman: Woman, life: Life): Promise<void> {
  const { answers, daysIn, lengths, firstHigh } = life;
  await onboard(address, woman, answers);
  if (daysIn === null) return;
  await logCycles(address, woman, daysIn, lengths);
  if (firstHigh !== undefined) await logShift(address, woman, daysIn, firstHigh);
}
