export const grades = {
  strong: "strong evidence",
  some: "some evidence",
  little: "sensible, little studied",
  none: "not supported",
} as const;

export type Grade = keyof typeof grades;

/** Anchor of claims without a study: our own view. */
export const OUR_VIEW = "our-view";

const names = Object.keys(grades) as Grade[];

export function gradeOf(words: string): Grade | null {
  return names.find((name) => grades[name] === words) ?? null;
}
