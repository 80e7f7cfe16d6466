import { expect, it } from "vitest";
import { isArticle } from "#web/boot/open-pages.ts";
import { articleAddress, articleTags, isInEnglishOnly } from "./article-address.ts";
import { articleList } from "./article-list.ts";
import { articlesIn } from "./articles-in.ts";
import { headingAnchor } from "./read-text.ts";

it("an article's link leads to its translation where there is one", () => {
  expect(articleAddress("/articles/cycle-basics", "sw")).toBe("/sw/articles/cycle-basics");
  expect(articleAddress("/articles/cycle-basics", "en")).toBe("/articles/cycle-basics");
  expect(articleAddress("/articles", "yo")).toBe("/yo/articles");
});

it("untranslated articles and other pages have unchanged addresses", () => {
  expect(articleAddress("/articles/pcos-and-food", "ha")).toBe("/articles/pcos-and-food");
  expect(articleAddress("/learn/care-plan", "ha")).toBe("/learn/care-plan");
  expect(isInEnglishOnly("pcos-and-food", "ha")).toBe(true);
  expect(isInEnglishOnly("pcos-and-food", "en")).toBe(false);
  expect(isInEnglishOnly("cycle-basics", "qtz")).toBe(true);
});

it("translated articles are still separate static pages", () => {
  for (const language of articleTags) {
    expect(isArticle(articleAddress("/articles", language))).toBe(true);
    expect(isArticle(articleAddress("/articles/cycle-basics", language))).toBe(true);
  }
  expect(isArticle("/sw")).toBe(false);
});

it.each(articleTags)(
  "the list in %s has every article once and finds it by its English words",
  async (language) => {
    const list = await articlesIn(language);
    expect(list.map(({ slug }) => slug)).toEqual(articleList.map(({ slug }) => slug));
    const own = list.find(({ slug }) => slug === "cycle-basics");
    expect(own?.title).not.toBe("Cycle basics");
    expect(own?.terms).toContain("Cycle basics");
  },
);

it("a heading in Yoruba or Hausa has a unique anchor", () => {
  expect(headingAnchor("Ìgbà tó yẹ kí o wá ìrànlọ́wọ́")).toBe("igba-to-ye-ki-o-wa-iranlowo");
  expect(headingAnchor("Lokacin ƙarfi")).toBe("lokacin-ƙarfi");
  expect(headingAnchor("What it is, and isn’t")).toBe("what-it-is-and-isn-t");
});
