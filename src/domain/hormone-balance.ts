export type HormoneBalance = "steady" | "variable" | "unknown";

/** On the mood card's scales of 1–5. The product's own limits; they measure no hormone. */
const STEADY_UP_TO = 2;
const VARIABLE_FROM = 4;

/**
 * The chip's word for one day's mood check-in, `null` when there is none. It keeps the product's
 * title, but it says how her mood is, and nothing of her hormones.
 * @example hormoneBalance({ depression: 1, anxiety: 4 }) // "variable"
 */
export function hormoneBalance(
  mood: { readonly depression: number; readonly anxiety: number } | null,
): HormoneBalance {
  if (mood === null) return "unknown";
  const { depression, anxiety } = mood;
  if (depression >= VARIABLE_FROM || anxiety >= VARIABLE_FROM) return "variable";
  return depression <= STEADY_UP_TO && anxiety <= STEADY_UP_TO ? "steady" : "unknown";
}
