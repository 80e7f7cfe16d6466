import { type Phrase, selfHarmPhrases } from "./self-harm-phrases.ts";

/** Letters that are no letter with a mark, so that taking marks away leaves them. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k" };

/** A stop between two parts of a sentence, so that no phrase reaches over it. */
const STOP = "|";

/** Its words in small letters, without marks, each between blanks: " mo fe ku | ". */
function plainWords(text: string): string {
  const words = text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[ɓɗƙ]/g, (letter) => HOOKED[letter] ?? letter)
    .replace(/['’ʼ`]/g, "")
    .replace(/[.,;:!?…()\n]+/g, ` ${STOP} `)
    .split(/[^\p{L}\p{N}|]+/u);
  return ` ${words.filter((word) => word !== "").join(" ")} `;
}

/** Every place is looked at: the second may be meant where the first was not. */
function says(text: string, { words, unlessAfter = [], unlessBefore = [] }: Phrase): boolean {
  const parts = text.split(` ${words} `);
  return parts.slice(1).some((after, index) => {
    const before = `${parts[index] ?? ""} `;
    const isOther =
      unlessAfter.some((word) => before.endsWith(` ${word} `)) ||
      unlessBefore.some((word) => `${after} `.startsWith(`${word} `));
    return !isOther;
  });
}

const phrases: readonly Phrase[] = Object.values(selfHarmPhrases).flat();

/**
 * Whether a note says that she thinks of dying or of hurting herself, in any language of the app:
 * women mix them. It is for her own device alone, and neither its answer nor the note is kept by it.
 * @example hasSelfHarmWords("I want to die") // true
 * @example hasSelfHarmWords("This job is killing me") // false
 */
export function hasSelfHarmWords(note: string): boolean {
  const text = plainWords(note);
  return phrases.some((phrase) => says(text, phrase));
}
