import type { CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { medicineEvidence, substancesInUse } from "./medicines-in-use.ts";
import type { Story } from "./story.ts";
import type { SubstanceName } from "./substances.ts";

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
