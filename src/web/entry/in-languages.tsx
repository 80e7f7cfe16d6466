import { languageParts, UNKNOWN_LANGUAGE } from "#report/language-parts.ts";
import { AsTyped } from "#web/ui/text/as-typed.tsx";

/** A text with foreign words, each marked with its language for screen readers. */
export const InLanguages = ({ text }: { readonly text: string }) =>
  languageParts(text).map(({ text: words, language }, place) => {
    if (language === null) return words;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    if (language === UNKNOWN_LANGUAGE) return <AsTyped key={place}>{words}</AsTyped>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
      <span key={place} lang={language}>
        {words}
      </span>
    );
  });
