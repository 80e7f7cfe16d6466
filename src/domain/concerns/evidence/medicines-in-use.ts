import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../concern.ts";
import type { MedicineInUse, Story } from "../story.ts";
import { type SubstanceName, substances } from "./substances.ts";

/** A medicine of hers that names a substance the rules speak of. */
export interface SubstanceInUse {
  readonly substance: SubstanceName;
  /** The name of it that she typed, in lower case. */
  readonly name: string;
  readonly medicine: MedicineInUse;
}

const ACCENTS = /\p{Diacritic}/gu;

const BETWEEN_WORDS = /[^\p{Letter}\p{Number}-]+/u;

/** " co-renitec 20 mg ": whole words only, so that "iron" is not found in another. */
const asWords = (typed: string) =>
  ` ${typed.normalize("NFD").replace(ACCENTS, "").toLowerCase().split(BETWEEN_WORDS).join(" ")} `;

/**
 * The substances of the medicines she takes today, or stopped so few days ago that they still act.
 * @example substancesInUse(story, today).map(({ substance }) => substance) // ["isotretinoin"]
 */
export function substancesInUse(
  { medicines = [] }: Story,
  today: CalendarDay,
  lingersFor = 0,
): readonly SubstanceInUse[] {
  // A start of "tomorrow", left by a flight west, counts.
  const isTaken = ({ startDate, endDate }: MedicineInUse) =>
    startDate <= addDays(today, 1) &&
    (endDate === undefined || endDate >= addDays(today, -lingersFor));
  return medicines.filter(isTaken).flatMap((medicine) => {
    const words = asWords(medicine.name);
    return substances.flatMap(({ substance, names }) => {
      const name = names.find((each) => words.includes(` ${each} `));
      return name === undefined ? [] : [{ substance, name, medicine }];
    });
  });
}

/** A medicine as she typed it, from its first day. */
export const medicineEvidence = ({ medicine }: SubstanceInUse): ConcernEvidence => ({
  ...{ fact: "medicine", day: medicine.startDate, value: medicine.name, unit: "" },
});

const OF_CONTRACEPTION: readonly SubstanceName[] = ["ethinylestradiol"];

const OF_THERAPY: readonly SubstanceName[] = ["estradiol", "conjugated estrogens"];

const inUse = (
  story: Story,
  today: CalendarDay,
  wanted: readonly SubstanceName[],
  lingersFor: number,
) =>
  substancesInUse(story, today, lingersFor)
    .filter(({ substance }) => wanted.includes(substance))
    .map(medicineEvidence);

/**
 * Her medicines that hold the oestrogen of combined pills, whatever she takes them for, as evidence.
 * @example combinedMedicines(story, today) // [{ fact: "medicine", value: "Yasmin", … }]
 */
export const combinedMedicines = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  inUse(story, today, OF_CONTRACEPTION, 0);

/**
 * Her medicines that hold oestrogen, of hormone therapy too, now or so few days ago, as evidence.
 * @example oestrogenMedicines(story, today, 7) // [{ fact: "medicine", value: "Femoston", … }]
 */
export const oestrogenMedicines = (
  story: Story,
  today: CalendarDay,
  lingersFor: number,
): ConcernEvidence[] => inUse(story, today, [...OF_CONTRACEPTION, ...OF_THERAPY], lingersFor);
