import type { RequestData } from "#contract/endpoint.ts";
import {
  type addMedicine,
  type changeMedicine,
  type Dose,
  type Medicine,
  MOST_DOSES_A_DAY,
  type Schedule,
  type saveDose,
} from "#contract/medicines.ts";
import { addDays, type CalendarDay, dayMeant } from "#domain/calendar-day.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { dayOf, type HerDay } from "#server/storage/journal/dated-entries.ts";
import { withoutGaps, withoutUndefined } from "#server/storage/journal/field-gaps.ts";

type NewMedicine = RequestData<typeof addMedicine>["body"];
type MedicineChange = RequestData<typeof changeMedicine>["body"];
type NewDose = RequestData<typeof saveDose>["body"];

/** A treatment is planned some months ahead; further off is a slip in the year. */
const MOST_DAYS_AHEAD = 366;

/** @throws AppError `invalid_input` */
export function newMedicine(id: string, sent: NewMedicine, her: HerDay): Medicine {
  return checkedMedicine({ ...sent, id, ...daysOf(sent, her) }, her.today);
}

/**
 * `null` empties a field; `endDate: null` takes the medicine up again.
 * @throws AppError `invalid_input`
 */
export function changedMedicine(before: Medicine, change: MedicineChange, her: HerDay): Medicine {
  const merged = { ...before, ...withoutUndefined(change), ...daysOf(change, her) };
  return checkedMedicine(merged, her.today);
}

/** The days she sent, as she meant them. */
function daysOf({ startDate, endDate }: MedicineChange, { timeZone }: HerDay) {
  return {
    ...(startDate !== undefined && { startDate: dayMeant(startDate, timeZone) }),
    ...(typeof endDate === "string" && { endDate: dayMeant(endDate, timeZone) }),
  };
}

function checkedMedicine(fields: object, today: CalendarDay): Medicine {
  const medicine = withoutGaps(fields) as Medicine;
  if (medicine.startDate > addDays(today, MOST_DAYS_AHEAD)) {
    throw invalidField("startDate", "too_far_ahead");
  }
  if (medicine.endDate !== undefined && medicine.endDate < medicine.startDate) {
    throw invalidField("endDate", "before_start");
  }
  return medicine;
}

/**
 * An answer may stand for any day she could have taken the medicine on, also one that its weekdays
 * or cycle days leave out: a period logged later moves those.
 * @throws AppError `invalid_input`
 */
export function newDose(id: string, sent: NewDose, medicine: Medicine | null, her: HerDay): Dose {
  if (medicine === null) throw invalidField("medicineId", "not_an_option");
  const date = dayOf(sent.date, her);
  const { startDate, endDate, schedule } = medicine;
  if (date < startDate || (endDate !== undefined && date > endDate)) {
    throw invalidField("date", "outside_medicine_days");
  }
  if (sent.slot > mostSlots(schedule)) {
    throw invalidField("slot", "not_an_option");
  }
  return withoutGaps({ ...sent, id, date }) as Dose;
}

const mostSlots = (schedule: Schedule) =>
  schedule.kind === "as_needed" ? MOST_DOSES_A_DAY : schedule.timesADay;
