import type { DraftTag } from "#contract/kernel/draft-tag.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";

interface Words {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

/** What one build is made of, as far as the worker keeps it; the build writes it into the worker. */
export interface Release {
  /** Another one for each build that differs. */
  readonly name: string;
  /** Kept before the worker takes over: the shell and the screens of every day, its words in English. */
  readonly first: readonly string[];
  /** Kept soon after: what must open without network too. */
  readonly later: readonly string[];
  /** The words of a language: with the first, and with what is kept later. */
  readonly words: Readonly<Record<LanguageTag, Words>>;
  /** The words of a language that some screens have as a draft, with what is kept later. */
  readonly drafts: Readonly<Record<DraftTag, readonly string[]>>;
  /** What a locked screen shows of a push message, in each language: that there is a note. */
  readonly note: Readonly<Record<LanguageTag, string>>;
  /** The addresses that have a document of their own. */
  readonly documents: readonly string[];
}

/** What a page says to the worker: she has agreed to the new version. */
export const TAKE_OVER = "take-over";

/** The first screen stands, in this language: there is time for the rest. */
export interface KeepMore {
  readonly language: LanguageTag;
  /** The one chosen for the screens that have it. */
  readonly draft: DraftTag | null;
  /** She uses less data: the rest comes when it is opened. */
  readonly usesLessData: boolean;
}
