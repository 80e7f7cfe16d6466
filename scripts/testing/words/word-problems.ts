import { allowedTexts } from "./allowed.ts";
import { glossary, type Replacement, spellings } from "./glossary.ts";

export interface ReadText {
  readonly text: string;
  readonly place: string;
  /** Articles may have long sentences. */
  readonly isArticle?: boolean;
  /** Articles and the privacy page have their own vocabulary. */
  readonly isOwnWords?: boolean;
}

const MOST_WORDS = 25;
/** Shorter texts are labels, each for its own place. */
const FEWEST_WORDS = 3;
const END_OF_SENTENCE = /(?<=[.?!])["”’)]*\s+/;

const isAllowed = (text: string) => Object.hasOwn(allowedTexts, text);

export function problemsOf({ text, place, isArticle, isOwnWords }: ReadText): string[] {
  if (isAllowed(text)) return [];
  const rules = isOwnWords === true ? spellings : [...glossary, ...spellings];
  return [
    ...rules.flatMap((rule) => replaced(text, rule)),
    ...(isArticle === true ? [] : [...longSentences(text), ...curledApostrophes(text)]),
  ].map((problem) => `${place}: ${problem}`);
}

function replaced(text: string, { not, but }: Replacement): string[] {
  const [word] = not.exec(text) ?? [];
  return word === undefined ? [] : [`“${word}” in “${text}”: write ${but}`];
}

/** The specification's apostrophes are straight; mixing both kinds looks like a mistake. */
function curledApostrophes(text: string): string[] {
  const [word] = /\p{L}+’\p{L}+/u.exec(text) ?? [];
  return word === undefined ? [] : [`“${word}” in “${text}”: write a straight apostrophe`];
}

function longSentences(text: string): string[] {
  return variantsOf(text)
    .flatMap((variant) => variant.split(END_OF_SENTENCE))
    .flatMap((sentence) => {
      const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;
      return words > MOST_WORDS ? [`${words} words, ${MOST_WORDS} at most: “${sentence}”`] : [];
    });
}

const PLURAL = /\{\w+, plural, ((?:=?\w+ \{(?:[^{}]|\{\w+\})*\} ?)+)\}/;
const FORM = /=?\w+ \{((?:[^{}]|\{\w+\})*)\}/g;

function variantsOf(text: string): string[] {
  const found = PLURAL.exec(text);
  if (found === null) return [text];
  const forms = [...(found[1] ?? "").matchAll(FORM)].map(([, form]) => form ?? "");
  return forms.flatMap((form) => variantsOf(text.replace(PLURAL, () => form)));
}

/** Texts with nearly the same wording, of which one would do. */
export function doubledTexts(texts: readonly ReadText[]): string[] {
  const groups = new Map<string, ReadText[]>();
  for (const one of new Map(texts.map((text) => [text.text, text])).values()) {
    const bare = bareWords(one.text);
    const isLabel = bare.split(" ").filter((word) => word !== "{}").length < FEWEST_WORDS;
    if (isLabel || isAllowed(one.text)) continue;
    groups.set(bare, [...(groups.get(bare) ?? []), one]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `the same twice: ${group.map(({ text }) => `“${text}”`).join(" and ")}`);
}

/** A text without punctuation, function words and verb endings. */
const bareWords = (text: string): string =>
  text
    .replaceAll("’", "'")
    .replaceAll(/n't\b/g, " not")
    .replaceAll("can not", "cannot")
    .replaceAll(/'(s|re|ve|ll)\b/g, (_, verb: string) => ` ${LONG_FORM[verb] ?? verb}`)
    .replaceAll(/\b([Aa]n?|[Tt]he|[Pp]lease|[Ii]t|[Tt]his|[Tt]hat)\b/g, " ")
    .replaceAll(/\{\w+\}/g, "{}")
    .replaceAll(/[^\p{L}\d{}<>/+%°?]+/gu, " ")
    .trim();

const LONG_FORM: Readonly<Record<string, string>> = { s: "is", re: "are", ve: "have", ll: "will" };
