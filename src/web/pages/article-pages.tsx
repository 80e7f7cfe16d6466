import { I18nProvider } from "@lingui/react";
import type { ReactElement } from "react";
import { articlePath } from "#web/articles/article.ts";
import { indexDescription, indexTitle } from "#web/articles/index-words.ts";
import { readArticles } from "#web/articles/read-articles.ts";
import { ARTICLES } from "#web/boot/open-pages.ts";
import { ArticleIndex } from "#web/features/learn/articles/components/article-index.tsx";
import { ArticlePage } from "#web/features/learn/articles/components/article-page.tsx";
import { i18n } from "#web/i18n/i18n.ts";
import { VisitorShell } from "./visitor-shell.tsx";

interface ReadingPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly element: ReactElement;
}

/** The articles and their index: pages to read, which the app never takes over. */
export function articlePages(): readonly ReadingPage[] {
  const articles = readArticles();
  const single = articles.map((article, index) => ({
    path: articlePath(article.slug),
    title: `${article.title} – Mwezi`,
    description: article.summary,
    element: inShell(
      <ArticlePage
        article={article}
        previous={articles[index - 1] ?? null}
        next={articles[index + 1] ?? null}
      />,
    ),
  }));
  const index = {
    path: ARTICLES,
    title: i18n._(indexTitle),
    description: i18n._(indexDescription),
    element: inShell(<ArticleIndex articles={articles} />),
  };
  return [index, ...single];
}

function inShell(page: ReactElement): ReactElement {
  return (
    <I18nProvider i18n={i18n}>
      <VisitorShell>{page}</VisitorShell>
    </I18nProvider>
  );
}
