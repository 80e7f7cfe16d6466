import type { Row } from "./phrase.ts";

/** Words of one language that mean a crisis in pairs. Each is a regular expression. */
export interface Vocabulary {
  readonly goodbye: string;
  readonly pardon: string;
  /** Care for those who stay, or never to be seen again. */
  readonly stay: string;
  /** That she will not come back. */
  readonly gone: string;
  readonly means: string;
  readonly forMe: string;
  readonly blade: string;
  readonly vein: string;
  readonly withoutMe: string;
  readonly better: string;
  readonly edge: string;
  readonly fall: string;
  readonly smother: string;
  readonly baby: string;
  /** Journeys, work, goats to tie: what the same words are about on other days. */
  readonly everyday: string;
}

/** Pairs of words, in any order and across commas: a goodbye with a plea, a means with "for me". */
export const kinds = (words: Vocabulary): readonly Row[] =>
  [
    { says: words.goodbye, with: `${words.pardon}|${words.stay}` },
    { says: words.pardon, with: words.stay },
    { says: words.stay, with: words.gone },
    { says: words.means, with: words.forMe },
    { says: words.blade, with: words.vein },
    { says: words.withoutMe, with: words.better },
    { says: words.edge, with: words.fall },
    { says: words.smother, with: words.baby },
  ].map((pair) => ({ ...pair, unlessWith: words.everyday }));
