import { I18nProvider } from "@lingui/react";
import type { ReactElement } from "react";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { articlePath } from "#web/articles/article.ts";
import { articleAddress, isInEnglishOnly, translationIn } from "#web/articles/article-address.ts";
import { indexDescription, indexTitle } from "#web/articles/index-words.ts";
import { readArticlesIn } from "#web/articles/read-articles.ts";
import { ARTICLES } from "#web/boot/open-pages.ts";
import { ArticleIndex } from "#web/features/learn/articles/components/article-index.tsx";
import { ArticlePage } from "#web/features/learn/articles/components/article-page.tsx";
import { i18n } from "#web/i18n/i18n.ts";
import { VisitorShell } from "../visitor/visitor-shell.tsx";
import { ReadingAddress } from "./reading-address.ts";

interface ReadingPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly element: ReactElement;
}

/** In other languages returns only the index and the translated articles, if there are any. */
export function articlePages(language: LanguageTag): readonly ReadingPage[] {
  if (language !== "en" && translationIn(language) === null) return [];
  const articles = readArticlesIn(language);
  const single = articles.map((article, index) => ({
    slug: article.slug,
    path: articleAddress(articlePath(article.slug), language),
    title: `${article.title} – Mwezi`,
    description: article.summary,
    element: inShell(
      articlePath(article.slug),
      <ArticlePage
        article={article}
        previous={articles[index - 1] ?? null}
        next={articles[index + 1] ?? null}
      />,
    ),
  }));
  const index = {
    path: articleAddress(ARTICLES, language),
    title: i18n._(indexTitle),
    description: i18n._(indexDescription),
    element: inShell(ARTICLES, <ArticleIndex articles={articles} />),
  };
  return [index, ...single.filter(({ slug }) => !isInEnglishOnly(slug, language))];
}

function inShell(address: string, page: ReactElement): ReactElement {
  return (
    <I18nProvider i18n={i18n}>
      <ReadingAddress value={address}>
        <VisitorShell>{page}</VisitorShell>
      </ReadingAddress>
    </I18nProvider>
  );
}
