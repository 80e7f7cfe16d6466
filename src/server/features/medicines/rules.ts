import { withLocalDays } from "#contract/entries/local-days.ts";
import {
  type addMedicine,
  type changeMedicine,
  type Dose,
  type Medicine,
  MOST_DOSES_A_DAY,
  type Schedule,
  type saveDose,
} from "#contract/entries/medicines.ts";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import { withoutGaps, withoutUndefined } from "#domain/basics/field-gaps.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { dayOf, type LocalDay } from "#server/storage/journal/dated-entries.ts";

type NewMedicine = RequestData<typeof addMedicine>["body"];
type MedicineChange = RequestData<typeof changeMedicine>["body"];
type NewDose = RequestData<typeof saveDose>["body"];

/** Treatments are planned a few months ahead; a later start is a mistyped year. */
const MOST_DAYS_AHEAD = 366;

export function newMedicine(id: string, input: NewMedicine, day: LocalDay): Medicine {
  return checkedMedicine({ ...withLocalDays(input, day.timeZone), id }, day.today);
}

/** `null` clears a field; `endDate: null` resumes the medicine. @throws AppError `invalid_input` */
export function changedMedicine(before: Medicine, change: MedicineChange, day: LocalDay): Medicine {
  const merged = { ...before, ...withLocalDays(withoutUndefined(change), day.timeZone) };
  return checkedMedicine(merged, day.today);
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

/** Valid outside its weekdays or cycle days too, since a period logged later moves those. */
export function newDose(
  id: string,
  input: NewDose,
  medicine: Medicine | null,
  day: LocalDay,
): Dose {
  if (medicine === null) throw invalidField("medicineId", "not_an_option");
  const date = dayOf(input.date, day);
  const { startDate, endDate, schedule } = medicine;
  if (date < startDate || (endDate !== undefined && date > endDate)) {
    throw invalidField("date", "outside_medicine_days");
  }
  if (input.slot > mostSlots(schedule)) {
    throw invalidField("slot", "not_an_option");
  }
  return withoutGaps({ ...input, id, date }) as Dose;
}

const mostSlots = (schedule: Schedule) =>
  schedule.kind === "as_needed" ? MOST_DOSES_A_DAY : schedule.timesADay;
