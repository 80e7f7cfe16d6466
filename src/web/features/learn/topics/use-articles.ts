import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import type { ArticleSummary } from "#web/articles/article.ts";
import { translationIn } from "#web/articles/article-address.ts";
import { articleList } from "#web/articles/article-list.ts";
import { articlesIn } from "#web/articles/articles-in.ts";

export function useArticles(): readonly ArticleSummary[] {
  const { i18n } = useLingui();
  const language = translationIn(i18n.locale);
  return language === null ? articleList : use(articlesIn(language));
}
