import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../concern.ts";
import type { MedicineInUse, Story } from "../story.ts";
import { type SubstanceName, substances } from "./substances.ts";

/** A medicine in use whose name contains a substance that a rule covers. */
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
    const exact = substances.flatMap(({ substance, names }) => {
      const name = names.find((each) => words.includes(` ${each} `));
      return name === undefined ? [] : [{ substance, name, medicine }];
    });
    return exact.length > 0 ? exact : misspelt(medicine, words);
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
 * Her hormone therapy, as evidence.
 * @example therapyMedicines(story, today) // [{ fact: "medicine", value: "Livifem", … }]
 */
export const therapyMedicines = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  inUse(story, today, [...OF_THERAPY, "tibolone"], 0);

/**
 * Her medicines that hold oestrogen, of hormone therapy too, now or so few days ago, as evidence.
 * @example oestrogenMedicines(story, today, 7) // [{ fact: "medicine", value: "Femoston", … }]
 */
export const oestrogenMedicines = (
  story: Story,
  today: CalendarDay,
  lingersFor: number,
): ConcernEvidence[] => inUse(story, today, [...OF_CONTRACEPTION, ...OF_THERAPY], lingersFor);

/** Letters of a word, from which one wrong letter is taken for a slip, and two. */
const SLIPS = { oneFrom: 6, twoFrom: 9 } as const;

const slipsAllowed = ({ length }: string) => {
  if (length < SLIPS.oneFrom) return 0;
  return length < SLIPS.twoFrom ? 1 : 2;
};

/** What a name of one word may have been meant for, where no name is spelt as it is sold. */
function misspelt(medicine: MedicineInUse, words: string): readonly SubstanceInUse[] {
  const typed = words.split(" ").filter((word) => slipsAllowed(word) > 0);
  return substances.flatMap(({ substance, names }) => {
    const name = names.find((each) => typed.some((word) => isSlipOf(word, each)));
    return name === undefined ? [] : [{ substance, name, medicine }];
  });
}

const isSlipOf = (word: string, name: string) =>
  word[0] === name[0] && editsBetween(word, name) <= slipsAllowed(name);

/** Letters to add, drop or change, by Levenshtein. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [place, wanted] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
