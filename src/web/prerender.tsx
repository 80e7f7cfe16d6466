import { msg } from "@lingui/core/macro";
import { I18nProvider } from "@lingui/react";
import type { ReactElement } from "react";
import { prerender } from "react-dom/static";
import type { LanguageTag } from "#contract/language-tag.ts";
import { whatItShows, whoOpensIt } from "#web/features/account/landing/words.ts";
import { articlePages } from "#web/pages/article-pages.tsx";
import { pageAt, pages } from "./app/pages.ts";
import { SignedInShell } from "./app/signed-in-shell.tsx";
import { formPages, LANDING, landingIn, legalPages, linkPages } from "./boot/open-pages.ts";
import { activateLanguage, i18n, loadWords } from "./i18n/i18n.ts";
import { HomeOutline } from "./pages/home/outline.tsx";
import { Root } from "./root.tsx";
import { PageSkeleton } from "./ui/page-skeleton.tsx";

const inEnglish = [LANDING, ...legalPages, ...formPages, ...linkPages];

const notLoaded = msg`Mwezi couldn't load. Check your connection, then reload the page.`;

const loading = msg`Loading...`;

/**
 * What a visitor can read without scripts, as HTML: in English all of it, in each other language the
 * landing page. scripts/build.ts puts it in files.
 */
export async function prerenderAll() {
  i18n.on("missing", ({ id }) => {
    throw new Error(
      `The catalogue lacks the message ${id}: run \`npm run messages\` and commit it.`,
    );
  });
  // One after the other: they share what language is active.
  return [
    await prerenderIn("en", inEnglish),
    await prerenderIn("sw", [landingIn.sw]),
    await prerenderIn("ha", [landingIn.ha]),
    await prerenderIn("yo", [landingIn.yo]),
  ];
}

async function prerenderIn(language: LanguageTag, paths: readonly string[]) {
  await activateLanguage(language);
  await Promise.all((["open", "learn", "visit"] as const).map((area) => loadWords(area)));
  return {
    language,
    /** What a page says when its scripts cannot be fetched. */
    notLoaded: i18n._(notLoaded),
    /** What stands in the page's place while the app is fetched: what the app itself shows first. */
    outlines: {
      home: await outlineOf(<HomeOutline />),
      page: await outlineOf(<PageSkeleton />),
    },
    pages: [
      ...(await Promise.all(paths.map(appPage))),
      ...(await Promise.all(readingPages(language))),
    ],
  };
}

function outlineOf(content: ReactElement): Promise<string> {
  return htmlOf(
    <I18nProvider i18n={i18n}>
      <p role="status" className="sr-only">
        {i18n._(loading)}
      </p>
      {/* Nothing in it answers yet. */}
      <div inert>
        <SignedInShell path={LANDING}>{content}</SignedInShell>
      </div>
    </I18nProvider>,
  );
}

async function appPage(path: string) {
  const page = pageAt(path, "everyone", "visitor") ?? "landing";
  return {
    path,
    /** The page it is taken over as. */
    page: page === "landing" ? LANDING : path,
    title: i18n._(pages[page].title),
    description: `${i18n._(whatItShows)} ${i18n._(whoOpensIt)}`,
    html: await htmlOf(<Root path={path} />),
    needsApp: needOf(path),
  };
}

function needOf(path: string) {
  if (linkPages.includes(path)) return "at once";
  return formPages.includes(path) ? "at her touch" : "never";
}

function readingPages(language: LanguageTag) {
  return articlePages(language).map(async ({ element, ...page }) => ({
    ...page,
    page: page.path,
    html: await htmlOf(element),
    needsApp: "never" as const,
  }));
}

async function htmlOf(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element, {
    // Everything stands in its place; nothing is moved there later by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
