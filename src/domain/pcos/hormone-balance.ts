export type HormoneBalance = "steady" | "variable" | "unknown";

/** On the mood card's scales of 1–5. The product's own limits; they measure no hormone. */
const STEADY_UP_TO = 2;
const VARIABLE_FROM = 4;

interface MoodAnswers {
  readonly depression?: number | undefined;
  readonly anxiety?: number | undefined;
}

/**
 * The chip has the product's title but describes mood only, not hormones.
 * @example hormoneBalance({ depression: 1, anxiety: 4 }) // "variable"
 */
export function hormoneBalance(mood: MoodAnswers | null): HormoneBalance {
  if (mood === null) return "unknown";
  const { depression, anxiety } = mood;
  const answers = [depression, anxiety].filter((answer) => answer !== undefined);
  if (answers.some((answer) => answer >= VARIABLE_FROM)) return "variable";
  if (answers.length < 2) return "unknown";
  return answers.every((answer) => answer <= STEADY_UP_TO) ? "steady" : "unknown";
}
