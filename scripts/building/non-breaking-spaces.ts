/** A compiled message: texts, placeholders, and choices with nested messages. */
type Compiled = unknown;

const NO_BREAK = "\u00a0";
const UNIT = "(?:°C|°F|%|kg|cm|mm|mmHg|mmol|mg|g/dL|µU|nmol|pmol|px|kB|MB)(?![a-z])";
/** "8 of 10" in the draft languages. */
const OF_TEN = "(?:kati ya|cikin|nínú) 10(?!\\d)";

const inText = new RegExp(`(?<=\\d) (?:${UNIT}|${OF_TEN})`, "gu");
const afterValue = new RegExp(`^ (?:${UNIT}|${OF_TEN})`, "u");
/** Swahili puts the unit before the number: "kB 56". */
const unitFirst = /(?<!\p{L})(?:kB|MB) (?=$|\d)/gu;
const joined = (text: string) => text.replaceAll(" ", NO_BREAK);
/** In "gan-an" and "márùn-ún" a syllable rather than a word follows the hyphen. */
const syllable = /(?<=\p{L}\p{M}*)-(?=(?:\p{L}\p{M}*){1,2}(?![\p{L}\p{M}]))/gu;
const NO_BREAK_HYPHEN = "\u2011";
/** In "i-akhawunti", "ku-“Ekhaya”" and "ezingu-30" a prefix ends with the hyphen. */
const prefix = /(?<![^\s“(>])[a-z]{0,8}[aeiou]-(?=[\p{L}\d“<{]|$)/giu;
/** Between the two values of a range. */
const RANGE = "–";
const NO_BREAK_HERE = "\u2060";

/** @example withNonBreakingSpaces([["value"], " °C"]) // [["value"], "\u00a0°C"] */
export function withNonBreakingSpaces(message: Compiled): Compiled {
  if (typeof message === "string") {
    return message
      .replaceAll(inText, joined)
      .replaceAll(unitFirst, joined)
      .replaceAll(syllable, NO_BREAK_HYPHEN)
      .replaceAll(prefix, `$&${NO_BREAK_HERE}`);
  }
  if (Array.isArray(message)) {
    return message.map((part, place) => {
      const isAfterValue = place > 0 && isValue(message[place - 1]);
      if (typeof part !== "string" || !isAfterValue) return withNonBreakingSpaces(part);
      if (part === " " && isUnit(message[place + 1])) return NO_BREAK;
      if (part === RANGE) return part + NO_BREAK_HERE;
      return withNonBreakingSpaces(part.replace(afterValue, joined));
    });
  }
  if (message === null || typeof message !== "object") return message;
  return Object.fromEntries(
    Object.entries(message).map(([choice, words]) => [choice, withNonBreakingSpaces(words)]),
  );
}

const isValue = (part: unknown) => part === "#" || Array.isArray(part);
const isUnit = (part: unknown) => Array.isArray(part) && part.length === 1 && part[0] === "unit";
