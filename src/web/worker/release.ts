import type { LanguageTag } from "#contract/kernel/language-tag.ts";

interface Words {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

export interface Release {
  readonly name: string;
  /** Cached before activation: the shell and daily screens. Of scripts, the language's copies. */
  readonly first: readonly string[];
  /** Cached soon after: everything else needed offline. */
  readonly later: readonly string[];
  /** What else a language needs, for both stages: formats, fonts and tables. */
  readonly words: Readonly<Record<LanguageTag, Words>>;
  /** The notification text of each language: that there is a notification. */
  readonly note: Readonly<Record<LanguageTag, string>>;
  readonly documents: readonly string[];
}

/** Message from a page: the user has accepted the update. */
export const TAKE_OVER = "take-over";

/** Message from a page once its first screen has rendered; starts caching the second stage. */
export interface KeepMore {
  readonly language: LanguageTag;
  /** Data-saving mode: files are cached only when used. */
  readonly usesLessData: boolean;
}
