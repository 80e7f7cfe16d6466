import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, useContext } from "react";
import { navigate } from "wouter/use-browser-location";
import { type LanguageTag, languageTable } from "#contract/kernel/language-tag.ts";
import { articleAddress, isInEnglishOnly, slugIn } from "#web/articles/article-address.ts";
import { landingAt, landings } from "#web/boot/landings.ts";
import { ARTICLES } from "#web/boot/open-pages.ts";
import { chooseLanguage } from "#web/i18n/choose-language.ts";
import { ReadingAddress } from "../learn/reading-address.ts";

/** The same article or, if it is in English only, the article index. */
const readingIn = (article: string, tag: LanguageTag) =>
  articleAddress(isInEnglishOnly(slugIn(article) ?? "", tag) ? ARTICLES : article, tag);

/** Without scripts each link opens its landing page; in the app it switches the language in place. */
export function LanguageLinks({ isOnForm }: { readonly isOnForm: boolean }) {
  const { i18n } = useLingui();
  const article = useContext(ReadingAddress);
  const choose = (event: MouseEvent, tag: LanguageTag) => {
    event.preventDefault();
    void chooseLanguage(tag);
    if (landings.includes(location.pathname)) navigate(landingAt(tag), { replace: true });
  };
  return languageTable.map(({ name, tag, own = name }) => (
    <a
      key={tag}
      href={article === null ? landingAt(tag) : readingIn(article, tag)}
      hrefLang={tag}
      lang={tag}
      // There the link waits for the app, which changes the language in place.
      data-live={isOnForm ? "" : undefined}
      aria-current={tag === i18n.locale ? "true" : undefined}
      className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline aria-[current=true]:font-semibold"
      onClick={(event) => choose(event, tag)}
    >
      {own}
    </a>
  ));
}
