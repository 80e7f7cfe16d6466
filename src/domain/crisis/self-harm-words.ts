import { afrikaans } from "./phrases/afrikaans.ts";
import { english } from "./phrases/english.ts";
import { hausa } from "./phrases/hausa.ts";
import { mixed } from "./phrases/mixed.ts";
import { nguni } from "./phrases/nguni.ts";
import type { Phrase } from "./phrases/phrase.ts";
import { pidgin } from "./phrases/pidgin.ts";
import { swahili } from "./phrases/swahili.ts";
import { yoruba } from "./phrases/yoruba.ts";
import { plainSentences } from "./plain-words.ts";

interface Compiled {
  readonly says: RegExp;
  readonly before: RegExp;
  readonly after: RegExp;
  readonly anywhere: RegExp;
}

const NEVER = "(?!)";

function compiled(phrase: Phrase): Compiled {
  const { says, unlessAfter = NEVER, unlessBefore = NEVER, unlessWith = NEVER } = phrase;
  return {
    says: new RegExp(` (?:${says})(?= )`, "g"),
    before: new RegExp(` (?:${unlessAfter}) $`),
    after: new RegExp(`^ (?:${unlessBefore}) `),
    anywhere: new RegExp(` (?:${unlessWith}) `),
  };
}

/**
 * Phrases for thoughts of dying, self-harm or harming the baby. Our judgement, to be confirmed by a
 * clinician and by speakers of each language (docs/decisions/049).
 */
const phrases = [english, pidgin, swahili, hausa, yoruba, nguni, afrikaans, mixed]
  .flat()
  .map(compiled);

/** Exported for the test that looks for slow patterns. */
export const selfHarmPatterns: readonly RegExp[] = phrases.flatMap((phrase) =>
  Object.values(phrase),
);

/** In one sentence with `OVER`: thoughts of years ago, "used to … but now I'm fine". */
const LONG_AGO =
  / (?:years ago|long ago|used to|as a (?:teen\w*|child)|zamani|miaka iliyopita|a da|da ina so|da can|kudala|vroeer|jare gelede) /;
const OVER =
  / (?:(?:well|fine|better|okay|happy|safe) now|now im (?:well|fine|better|okay|happy)|sasa (?:niko (?:sawa|vizuri|salama)|nimepona)|yanzu na (?:warke|samu lafiya)|manje (?:ngiyaphila|ngiphilile|ngikahle)|ngoku (?:ndiphilile|ndilungile)|nou gaan dit (?:goed|beter)) /;

/** Checks every match: a later one may count when the first is excluded. */
function isSaid(sentence: string, { says, before, after, anywhere }: Compiled): boolean {
  if (anywhere.test(sentence)) return false;
  return [...sentence.matchAll(says)].some(
    ({ 0: match, index }) =>
      !before.test(sentence.slice(0, index + 1)) &&
      !after.test(sentence.slice(index + match.length)),
  );
}

/**
 * Returns whether a note mentions dying, self-harm or harming the baby, in any of the app's
 * languages, which users mix. Runs on the device only and stores nothing.
 * @example hasSelfHarmWords("I want to die") // true
 */
export function hasSelfHarmWords(note: string): boolean {
  return plainSentences(note).some(
    (sentence) =>
      !(LONG_AGO.test(sentence) && OVER.test(sentence)) &&
      phrases.some((phrase) => isSaid(sentence, phrase)),
  );
}
