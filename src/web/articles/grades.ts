/** How sure the studies are, in the words every article uses. */
export const grades = {
  strong: "strong evidence",
  some: "some evidence",
  little: "sensible, little studied",
  none: "not supported",
} as const;

export type Grade = keyof typeof grades;

/** The anchor an article names where no study stands behind a line: our own view. */
export const OUR_VIEW = "our-view";

const names = Object.keys(grades) as Grade[];

/** The grade these words stand for; `null` for any other words. */
export function gradeOf(words: string): Grade | null {
  return names.find((name) => grades[name] === words) ?? null;
}
