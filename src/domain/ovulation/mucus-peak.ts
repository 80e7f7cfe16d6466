import { notesOf, type PlacedNote } from "./notes-of.ts";
import type { TemperatureShift } from "./temperature-shift.ts";

/**
 * Cervical mucus of one cycle, one element per day from the first: 0 dry, 1 moist or nothing felt,
 * 2 damp, 3 sticky or creamy, 4 clear and stretchy; `null` where not noted.
 */
export type MucusGrades = readonly (number | null)[];

export type MucusPeak =
  | { readonly detected: false }
  | {
      readonly detected: true;
      /** Index of the peak day, the last of the best quality. */
      readonly peakIndex: number;
      /** Index of the third lower day after it. */
      readonly completeIndex: number;
    };

/** Lower grades are no peak. */
const LEAST_PEAK_GRADE = 2;
const LOWER_DAYS = 3;

type Note = PlacedNote<number>;

function completingNote(notes: readonly Note[], place: number, best: number): Note | null {
  const following = notes.slice(place + 1, place + 1 + LOWER_DAYS);
  const areLower = following.every(({ value }) => value < best);
  return areLower ? (following[LOWER_DAYS - 1] ?? null) : null;
}

/**
 * Returns the last day of the best quality that three lower days follow (the symptothermal method,
 * Sensiplan). With a temperature rise, the first such day that no equally good day follows before
 * the rise is complete; else the cycle's last. Days without a note are skipped.
 * @example mucusPeak([0, 2, 4, 4, 1, 1, 0], { detected: false }) // peakIndex 3, completeIndex 6
 */
export function mucusPeak(grades: MucusGrades, shift: TemperatureShift): MucusPeak {
  const notes = notesOf(grades);
  const best = Math.max(LEAST_PEAK_GRADE, ...notes.map(({ value }) => value));
  const peaks = notes.flatMap(({ index, value }, place) => {
    const complete = value === best ? completingNote(notes, place, best) : null;
    return complete === null ? [] : [{ peakIndex: index, completeIndex: complete.index }];
  });
  const peak = shift.detected
    ? peaks.find(
        ({ peakIndex }) =>
          !notes.some(
            ({ index, value }) =>
              value === best && index > peakIndex && index <= shift.completeIndex,
          ),
      )
    : peaks.at(-1);
  return peak === undefined ? { detected: false } : { detected: true, ...peak };
}
