import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type LanguageTag, languageTags } from "../../src/contract/kernel/language-tag.ts";
import { landingAt } from "../../src/web/boot/landings.ts";
import { isArticle, LANDING, linkPages } from "../../src/web/boot/open-pages.ts";
import { manifestAt } from "../../src/web/features/account/home-screen/view-model.ts";
import { entryPageMetas, type MemberPage } from "./entry-pages.ts";
import { firstPaint } from "./first-paint.ts";
import { FIRST_SCREEN_CODE, formsOf, KEPT_CODE } from "./first-screen.ts";
import { type BuildManifest, scriptsOf } from "./manifest.ts";
import { weightsMeta } from "./page-weights.ts";

export interface PrerenderedPage {
  readonly path: string;
  /** The page it is hydrated as, by its English address. */
  readonly page: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** Whether it loads the app's scripts at once, on interaction, or never. */
  readonly needsApp: "at once" | "at her touch" | "never";
}

export interface Prerendered {
  readonly language: LanguageTag;
  readonly notLoaded: string;
  readonly outlines: Readonly<Record<string, string>>;
  readonly manifests: Readonly<Record<string, unknown>>;
  readonly pages: readonly PrerenderedPage[];
}

export interface Prerenderer {
  readonly prerenderAll: () => Promise<readonly Prerendered[]>;
  readonly memberPages: () => readonly MemberPage[];
}

const ROOT = '<div id="root"></div>';
const NOT_LOADED = "<!--not-loaded-->";
const OUTLINES = "<!--outlines-->";
const WORDS = "<!--words-->";
const BEGUN = "<!--begun-->";
const SCRIPTS = 'name="scripts" content="';
const DESCRIPTION = 'name="description" content="';

export async function writePages(
  folder: string,
  manifest: BuildManifest,
  { prerenderAll, memberPages }: Prerenderer,
): Promise<void> {
  const prerendered = await prerenderAll();
  const languages = prerendered.map(({ language }) => language);
  const built = await readFile(join(folder, "index.html"), "utf8");
  const document = built
    .replace("<!--first-paint-->", `<script src="/${await writeFirstPaint(folder)}"></script>`)
    .replace(WORDS, () => {
      const first = languages.map((language) => formsMeta(manifest, language));
      return [...first, metaOf("kept", manifest, [KEPT_CODE]), BEGUN].join("");
    })
    .replace(
      SCRIPTS,
      SCRIPTS + rooted(without(scriptsOf(manifest, FIRST_SCREEN_CODE), built)).join(" "),
    );
  const entryMetas = entryPageMetas(manifest, memberPages());
  for (const one of prerendered)
    await writePagesIn(folder, manifest, { document, entryMetas }, one);
}

async function writePagesIn(
  folder: string,
  manifest: BuildManifest,
  { document, entryMetas }: { readonly document: string; readonly entryMetas: string },
  { language, notLoaded: text, outlines, manifests, pages }: Prerendered,
): Promise<void> {
  const frame = document
    .replace('lang="en"', `lang="${language}"`)
    .replace('href="/app.webmanifest"', `href="${manifestAt("mwezi", language)}"`)
    .replace(NOT_LOADED, notLoaded(text, language));
  for (const [name, manifest] of Object.entries(manifests)) {
    await writeFile(join(folder, name), withPictures(folder, JSON.stringify(manifest)));
  }
  for (const page of pages) {
    const isLanding = page.page === LANDING;
    // Only the shell, served for the app's addresses, needs outlines.
    const isShell = page.path === LANDING;
    const shown = Object.entries(outlines).filter(([at]) => isShell || !at.startsWith("/"));
    const framed = withScripts(frame, manifest, page)
      .replace(BEGUN, isShell ? entryMetas : "")
      .replace(OUTLINES, shown.map(template).join(""));
    const html = isLanding
      ? framed.replace("</head>", () => `${weightsMeta}${otherLanguages}</head>`)
      : framed;
    const name = page.path === LANDING ? "index" : page.path.slice(1);
    const file = join(folder, `${name}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fill(html, page, withPictures(folder, cardOf(page, language))));
  }
}

/** The formats by language for first-paint.ts, which loads one. */
const formsMeta = (manifest: BuildManifest, language: LanguageTag) =>
  metaOf(`forms-${language}`, manifest, formsOf(language));

function metaOf(name: string, manifest: BuildManifest, sources: readonly string[]): string {
  const known = scriptsOf(manifest, FIRST_SCREEN_CODE);
  const files = [...scriptsOf(manifest, sources)].filter((file) => !known.has(file));
  return `<meta name="${name}" content="${rooted(files).join(" ")}">`;
}

const otherLanguages = languageTags
  .map((tag) => `<link rel="alternate" hreflang="${tag}" href="${landingAt(tag)}">`)
  .join("");

const formScripts = (manifest: BuildManifest, path: string) =>
  scriptsOf(manifest, [
    "src/web/main.tsx",
    `src/web/pages/${linkPages.includes(path) ? "visit" : "visitor"}${path}-page.tsx`,
  ]);

/** Lists a form's scripts, for first-paint.ts to preload with the page or for `boot.ts`. */
function withScripts(
  html: string,
  manifest: BuildManifest,
  { needsApp, path }: Pick<PrerenderedPage, "needsApp" | "path">,
): string {
  if (needsApp === "never") return html;
  const files = rooted(without(formScripts(manifest, path), html));
  const name = needsApp === "at once" ? "scripts-at-once" : "form-scripts";
  // Before first-paint.ts, which reads it.
  return html.replace("<script", `<meta name="${name}" content="${files.join(" ")}"><script`);
}

/** Scripts the document doesn't load. */
const without = (scripts: Iterable<string>, html: string) =>
  [...scripts].filter((file) => !html.includes(`src="/${file}"`));

const rooted = (files: readonly string[]) => files.map((file) => `/${file}`);

const template = ([at, html]: readonly [string, string]) =>
  `<template data-outline="${at}">${html}</template>`;

export function fill(
  frame: string,
  { path, page, html, title, description }: PrerenderedPage,
  card = "",
): string {
  // The content security policy would silently block both.
  if (/<script|<style|\sstyle="/.test(html)) {
    throw new Error(`The page ${path} carries an inline script or style.`);
  }
  return frame
    .replace("<html", isArticle(path) ? "<html data-article" : "<html")
    .replace(DESCRIPTION, () => DESCRIPTION + escaped(description))
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>${card}`)
    .replace(ROOT, () => `<div id="root" data-page="${page}">${html}</div>`);
}

/** What a messenger shows for a link to the page; nothing for pages opened by a private link. */
function cardOf({ path, title, description }: PrerenderedPage, language: LanguageTag): string {
  if (linkPages.includes(path)) return "";
  const facts = { title, description, image: `/pictures/card-${language}.jpg`, type: "website" };
  const metas = Object.entries(facts).map(
    ([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`,
  );
  return [...metas, '<meta name="twitter:card" content="summary_large_image">'].join("");
}

/** A language without pictures of its own has the English ones. */
const withPictures = (folder: string, text: string) =>
  text.replaceAll(/(\/pictures\/\w+)-\w+\.jpg/g, (own, name) =>
    existsSync(join(folder, own)) ? own : `${name}-en.jpg`,
  );

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function notLoaded(text: string, language: LanguageTag): string {
  return `<p id="not-loaded" lang="${language}" class="not-loaded" role="alert" hidden>${escaped(text)}</p>`;
}

/** Writes the script with a content hash in its name, so that browsers may cache it forever. */
async function writeFirstPaint(folder: string): Promise<string> {
  const code = await firstPaint();
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  await writeFile(join(folder, `assets/first-paint-${hash}.js`), code);
  return `assets/first-paint-${hash}.js`;
}
