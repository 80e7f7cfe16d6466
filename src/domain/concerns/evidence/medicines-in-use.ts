import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { MedicineInUse, Story } from "../engine/story.ts";
import { type SubstanceName, substances } from "./substances.ts";

export interface SubstanceInUse {
  readonly substance: SubstanceName;
  /** Its name as typed, in lower case. */
  readonly name: string;
  readonly medicine: MedicineInUse;
}

const ACCENTS = /\p{Diacritic}/gu;

const BETWEEN_WORDS = /[^\p{Letter}\p{Number}-]+/u;

/**
 * Matches whole words only: "iron" must not match inside another word. A name with a hyphen counts
 * whole and in its parts, because makers put their own before it: "Adco-Simvastatin".
 */
function asWords(typed: string): string {
  const plain = typed.normalize("NFD").replace(ACCENTS, "").toLowerCase();
  const words = plain.split(BETWEEN_WORDS).join(" ");
  return ` ${words} ${words.replaceAll("-", " ")} `;
}

/**
 * Returns the substances of medicines taken today, or stopped at most `lingersFor` days ago.
 * @example substancesInUse(story, today).map(({ substance }) => substance) // ["isotretinoin"]
 */
export function substancesInUse(
  { medicines = [] }: Story,
  today: CalendarDay,
  lingersFor = 0,
): readonly SubstanceInUse[] {
  // A start dated tomorrow (flight west) counts.
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

export const medicineEvidence = ({ medicine }: SubstanceInUse): ConcernEvidence => ({
  fact: "medicine",
  day: medicine.startDate,
  value: medicine.name,
  unit: "",
});

const THINNERS: readonly SubstanceName[] = [
  ...(["warfarin", "rivaroxaban", "apixaban", "dabigatran"] as const),
  ...(["enoxaparin", "clopidogrel"] as const),
];

/** @example bloodThinners(story, today) // [{ fact: "medicine", value: "Warfarin", … }] */
export const bloodThinners = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  inUse(story, today, THINNERS, 0);

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
 * Returns medicines with the oestrogen of combined pills, for any indication, as evidence.
 * @example combinedMedicines(story, today) // [{ fact: "medicine", value: "Yasmin", … }]
 */
export const combinedMedicines = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  inUse(story, today, OF_CONTRACEPTION, 0);

/** Hormone therapy. @example therapyMedicines(story, today) // [{ value: "Livifem", … }] */
export const therapyMedicines = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  inUse(story, today, [...OF_THERAPY, "tibolone"], 0);

/**
 * Returns medicines with any oestrogen, in use or stopped at most `lingersFor` days ago.
 * @example oestrogenMedicines(story, today, 7) // [{ fact: "medicine", value: "Femoston", … }]
 */
export const oestrogenMedicines = (
  story: Story,
  today: CalendarDay,
  lingersFor: number,
): ConcernEvidence[] => inUse(story, today, [...OF_CONTRACEPTION, ...OF_THERAPY], lingersFor);

/** Word lengths from which one or two wrong letters count as a typing error. */
const SLIPS = { oneFrom: 6, twoFrom: 9 } as const;

const slipsAllowed = ({ length }: string) => {
  if (length < SLIPS.oneFrom) return 0;
  return length < SLIPS.twoFrom ? 1 : 2;
};

/** Likely substances for a misspelt one-word name, if no name matches exactly. */
function misspelt(medicine: MedicineInUse, words: string): readonly SubstanceInUse[] {
  const typed = words.split(" ").filter((word) => slipsAllowed(word) > 0);
  return substances.flatMap(({ substance, names }) => {
    const name = names.find((each) => typed.some((word) => isSlipOf(word, each)));
    return name === undefined ? [] : [{ substance, name, medicine }];
  });
}

const isSlipOf = (word: string, name: string) =>
  word[0] === name[0] && editsBetween(word, name) <= slipsAllowed(name);

/** Levenshtein distance. */
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
