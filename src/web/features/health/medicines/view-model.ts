import {
  type Dose,
  type DoseAnswer,
  type Medicine,
  MOST_DOSES_A_DAY,
} from "#contract/entries/medicines.ts";
import { LISTED_DAYS } from "#contract/visit/medicine-list.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { DayRange } from "#domain/days/day-range.ts";
import {
  type Adherence,
  adherence,
  isUninformative,
  type MedicineFacts,
} from "#domain/medicines/medicine-adherence.ts";
import {
  dosesDueOn,
  type MedicineTime,
  medicineTimeOf,
} from "#domain/medicines/medicine-schedule.ts";

export interface MedicineSources {
  readonly medicines: readonly Medicine[];
  readonly doses: readonly Dose[];
  readonly cycleStarts: readonly CalendarDay[];
}

/** The first day whose doses the page needs: for this week, this month and the listed days. */
export const dosesFrom = (today: CalendarDay): CalendarDay => addDays(today, -LISTED_DAYS);

export function medicinesAt(
  time: MedicineTime,
  medicines: readonly Medicine[],
  today: CalendarDay,
): Medicine[] {
  return medicines.filter((medicine) => medicineTimeOf(medicine, today) === time);
}

export function factsOfMedicine(medicine: Medicine, sources: MedicineSources): MedicineFacts {
  return {
    medicine,
    doses: sources.doses.filter(({ medicineId }) => medicineId === medicine.id),
    cycleStarts: sources.cycleStarts,
  };
}

export interface CountedPeriod {
  readonly range: DayRange;
  readonly medicines: readonly { readonly medicine: Medicine; readonly counted: Adherence }[];
}

export function countedPeriods(
  sources: MedicineSources,
  ranges: readonly DayRange[],
  today: CalendarDay,
): CountedPeriod[] {
  return ranges
    .map((range) => ({
      range,
      medicines: sources.medicines
        .map((medicine) => ({
          medicine,
          counted: adherence(factsOfMedicine(medicine, sources), range, today),
        }))
        .filter(({ counted }) => !isUninformative(counted)),
    }))
    .filter(({ medicines }) => medicines.length > 0);
}

export type DoseSlot = Pick<Dose, "medicineId" | "date" | "slot">;

/** The server's natural key of an answer. */
export const keyOfSlot = ({ medicineId, date, slot }: DoseSlot) => `${medicineId} ${date} ${slot}`;

interface AskedDose extends DoseSlot {
  readonly answer: DoseAnswer | null;
}

export interface DayOfDoses {
  readonly due: readonly { readonly medicine: Medicine; readonly doses: readonly AskedDose[] }[];
  readonly asNeeded: readonly AsNeeded[];
}

export interface AsNeeded {
  readonly medicine: Medicine;
  readonly taken: number;
  readonly next: DoseSlot | null;
  readonly last: DoseSlot | null;
}

export function dayOfDoses(sources: MedicineSources, day: CalendarDay): DayOfDoses {
  const { medicines, doses, cycleStarts } = sources;
  const answerOf = new Map(doses.map((dose) => [keyOfSlot(dose), dose.answer]));
  const due = inOrderOfName(medicines).flatMap((medicine) => {
    const slots = slotsUpTo(dosesDueOn(medicine, day, cycleStarts), medicine, day);
    const answers = slots.map((slot) => ({
      ...slot,
      answer: answerOf.get(keyOfSlot(slot)) ?? null,
    }));
    return answers.length > 0 ? [{ medicine, doses: answers }] : [];
  });
  const asNeeded = inOrderOfName(medicines)
    .filter(({ schedule, startDate, endDate }) => {
      const isTaken = startDate <= day && (endDate === undefined || day <= endDate);
      return schedule.kind === "as_needed" && isTaken;
    })
    .map((medicine) => {
      const slots = slotsUpTo(MOST_DOSES_A_DAY, medicine, day);
      const noted = slots.filter((slot) => answerOf.has(keyOfSlot(slot)));
      const next = slots.find((slot) => !answerOf.has(keyOfSlot(slot))) ?? null;
      return { medicine, taken: noted.length, next, last: noted.at(-1) ?? null };
    });
  return { due, asNeeded };
}

function slotsUpTo(count: number, { id }: Medicine, date: CalendarDay): DoseSlot[] {
  return Array.from({ length: count }, (_, index) => ({ medicineId: id, date, slot: index + 1 }));
}

const inOrderOfName = (medicines: readonly Medicine[]) =>
  medicines.toSorted((one, other) => one.name.localeCompare(other.name));

export function withPending(
  doses: readonly Dose[],
  pending: ReadonlyMap<string, PendingAnswer>,
): Dose[] {
  const others = doses.filter((dose) => !pending.has(keyOfSlot(dose)));
  const answered = [...pending].flatMap(([key, { slot, answer }]) =>
    answer === null ? [] : [{ id: key, ...slot, answer }],
  );
  return [...others, ...answered];
}

export interface PendingAnswer {
  readonly slot: DoseSlot;
  readonly answer: DoseAnswer | null;
}

export function doseText({ dose, unit }: Pick<Medicine, "dose" | "unit">): string {
  return [dose, unit].filter((part) => part !== undefined && part !== "").join(" ");
}

export function countsDifferently(before: object, after: object): boolean {
  const plain = (schedule: object) =>
    JSON.stringify(Object.entries(schedule).toSorted(([one], [other]) => one.localeCompare(other)));
  return plain(before) !== plain(after);
}
