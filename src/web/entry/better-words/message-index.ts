import { tidy, wordingsOf } from "./wordings.ts";

export type FindMessages = (text: string) => readonly string[];

interface Pattern {
  readonly id: string;
  readonly shape: RegExp;
  /** The longest literal part, checked first as it is cheaper than the pattern. */
  readonly part: string;
  readonly letters: number;
}

const VALUE = /\{[^{}]*\}/;
/** Messages with fewer literal letters would match everything. */
const FEWEST_LETTERS = 3;
const LONGEST = 600;

/**
 * Placeholders match anything, so of several matches the one with the most literal letters wins.
 */
export function indexMessages(messages: Readonly<Record<string, unknown>>): FindMessages {
  const whole = new Map<string, string[]>();
  const patterns: Pattern[] = [];
  for (const [id, message] of Object.entries(messages)) {
    for (const wording of wordingsOf(message)) {
      const parts = wording.split(new RegExp(VALUE, "g"));
      const letters = parts.join("").replaceAll(/[^\p{L}]/gu, "").length;
      if (parts.length === 1 && letters > 0)
        whole.set(wording, [...(whole.get(wording) ?? []), id]);
      if (parts.length === 1 || letters < FEWEST_LETTERS) continue;
      const [part = ""] = parts.toSorted((one, other) => other.length - one.length);
      patterns.push({ id, shape: shapeOf(parts), part: part.trim(), letters });
    }
  }
  patterns.sort((one, other) => other.letters - one.letters);
  return (raw) => {
    const text = tidy(raw);
    if (text === "" || text.length > LONGEST) return [];
    const same = whole.get(text);
    if (same !== undefined) return same;
    const like = patterns.find(({ part, shape }) => text.includes(part) && shape.test(text));
    return like === undefined ? [] : [like.id];
  };
}

const shapeOf = (parts: readonly string[]): RegExp =>
  new RegExp(
    `^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join(".+?")}$`,
  );
