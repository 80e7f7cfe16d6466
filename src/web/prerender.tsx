import { msg } from "@lingui/core/macro";
import { I18nProvider } from "@lingui/react";
import type { ReactElement } from "react";
import { prerender } from "react-dom/static";
import { type LanguageTag, languageTags } from "#contract/kernel/language-tag.ts";
import { englishIn } from "#domain/language/english.ts";
import { manifestsIn } from "#web/features/account/home-screen/words.ts";
import { whatItShows, whoOpensIt } from "#web/features/account/landing/words.ts";
import { articlePages } from "#web/pages/learn/article-pages.tsx";
import { SignedInShell } from "./app/gate/signed-in-shell.tsx";
import { type Page, pageAt, pages } from "./app/pages.ts";
import { landingAt } from "./boot/landings.ts";
import { formPages, LANDING, legalPages, linkPages } from "./boot/open-pages.ts";
import { DailyLogOutline } from "./features/diary/daily-log/components/daily-log-outline.tsx";
import { activateLanguage, i18n } from "./i18n/i18n.ts";
import { addForms } from "./i18n/written-forms.ts";
import { HomeOutline } from "./pages/home/outline.tsx";
import { PictureOutline } from "./pages/insights/picture-outline.tsx";
import { Root } from "./root.tsx";
import { PageSkeleton } from "./ui/page-skeleton.tsx";

const inEnglish = [LANDING, ...legalPages, ...formPages, ...linkPages];

const notLoaded = msg`Mwezi couldn't load. Check your connection, then reload the page.`;

const loading = msg`Loading...`;

interface MemberPage {
  readonly name: string;
  readonly at: readonly string[];
}

export const memberPages = (): readonly MemberPage[] =>
  Object.entries<Page>(pages)
    .filter(([, { audience }]) => audience === "member")
    .map(([name, { at }]) => ({ name, at }));

export async function prerenderAll() {
  i18n.on("missing", ({ id }) => {
    throw new Error(
      `The catalogue lacks the message ${id}: run \`npm run messages\` and commit it.`,
    );
  });
  // South African formats: the reader is unknown, but most are there.
  addForms(englishIn("Africa/Johannesburg"));
  const prerendered: Awaited<ReturnType<typeof prerenderIn>>[] = [];
  // In sequence, because the active language is global.
  for (const language of languageTags) {
    prerendered.push(
      await prerenderIn(language, language === "en" ? inEnglish : [landingAt(language)]),
    );
  }
  return prerendered;
}

async function prerenderIn(language: LanguageTag, paths: readonly string[]) {
  await activateLanguage(language);
  return {
    language,
    notLoaded: i18n._(notLoaded),
    /** The outlines shown while the app loads: what the app itself renders first. */
    outlines: await outlinesOfApp(),
    manifests: manifestsIn(i18n),
    pages: [
      ...(await Promise.all(paths.map(appPage))),
      ...(await Promise.all(readingPages(language))),
    ],
  };
}

/** Returns HTML by address; "home" and "page" are the names first-paint.ts uses. */
async function outlinesOfApp(): Promise<Readonly<Record<string, string>>> {
  const { calendar, trends } = pages;
  const shown: readonly (readonly [string, ReactElement])[] = [
    ["home", <HomeOutline key="home" />],
    ["page", <PageSkeleton key="page" />],
    [pages.track.at.join(" "), <DailyLogOutline key="track" />],
    [calendar.at.join(" "), <PictureOutline key="calendar" picture="calendar" />],
    [trends.at.join(" "), <PictureOutline key="trends" picture="trends" />],
  ];
  const drawn = shown.map(async ([at, content]) => [at, await outlineOf(content)] as const);
  return Object.fromEntries(await Promise.all(drawn));
}

function outlineOf(content: ReactElement): Promise<string> {
  return htmlOf(
    <I18nProvider i18n={i18n}>
      <p role="status" className="sr-only">
        {i18n._(loading)}
      </p>
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
    /** The address it is hydrated as. */
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
    // Prevents React from moving content later with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
