import { flagMessages } from "../messages/flags.ts";
import { safetyWords } from "./topics/safety.ts";

/** Sentences for the user only, because the page has no phone number beside it. */
const sentences: readonly (readonly [string, string])[] = [
  [safetyWords["self-harm"].action, flagMessages["report.flags.selfHarm"]],
  [safetyWords.violence.action, flagMessages["report.flags.violence"]],
];

/** Replacements from "you" to "she"; longer patterns first. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/\bat your next visit\b/g, "at the next visit"],
  [/ First answer the three questions under “How you've been”\./g, ""],
  [/ under “How you've been”/g, " in Mwezi"],
  [/\b(If|if) you're\b/g, "$1 she is"],
  [/\bYou are\b/g, "She is"],
  [/\byou ever feel\b/g, "she ever feels"],
  [/\byou still bleed\b/g, "she still bleeds"],
  [/\b(harms) you both\b/g, "$1 her and the baby"],
  [/\byou (could|can|noted|logged)\b/g, "she $1"],
  [/\byou go\b/g, "she goes"],
  [/\byou bled\b/g, "she bled"],
  [/\byou took\b/g, "she took"],
  [/\byou are\b/g, "she is"],
  [/\bYou have\b/g, "She has"],
  [/\byou have\b/g, "she has"],
  [/\byou (agree|breathe|faint|feel|keep|like|look|need|sleep|take|trust|use)\b/g, "she $1s"],
  [/\b(for|helps|made|make|makes|protect|take|with) you\b/g, "$1 her"],
  [/\bYour\b/g, "Her"],
  [/\byour\b/g, "her"],
];

/** @example inThirdPerson("Tell them which pill you take.") // "Tell them which pill she takes." */
export function inThirdPerson(words: string): string {
  const whole = sentences.find(([toHer]) => toHer === words);
  if (whole !== undefined) return whole[1];
  return changes.reduce((text, [toHer, ofHer]) => text.replace(toHer, ofHer), words);
}
