const SENTENCE_END = /[.?!:]+["”)]*(?:\s|$)|\n/;

export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const silent = letters.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^l]e)$/, "");
  return Math.max(1, silent.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’.,%/-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Flesch–Kincaid grade in US school years (Kincaid et al. 1975, Research Branch Report 8-75). */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  const sentences = text.split(SENTENCE_END).filter((part) => wordsOf(part).length > 0);
  const count = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (count / words.length) - 15.59;
}
