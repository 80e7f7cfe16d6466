import type { WrittenForms } from "./written-forms.ts";

/** @example writeList(["acne", "bloating", "cramps"], english) // "acne, bloating, and cramps" */
export function writeList(words: readonly string[], forms: WrittenForms): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  const [one] = others;
  if (one === undefined) return last;
  return others.length === 1 ? forms.pair(one, last) : forms.listEnd(others.join(", "), last);
}
