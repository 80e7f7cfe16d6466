import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { minify } from "vite";
import type { LanguageTag } from "../../src/contract/kernel/language-tag.ts";
import { isArticle, LANDING, landingIn } from "../../src/web/boot/open-pages.ts";
import { begunMetas, type MemberPage } from "./begun-pages.ts";
import { FIRST_SCREEN_CODE, firstWordsIn, KEPT_CODE, wordsIn } from "./first-screen.ts";
import { type BuildManifest, scriptsOf } from "./manifest.ts";
import { weightsMeta } from "./weigh.ts";

export interface PrerenderedPage {
  readonly path: string;
  /** The page it is taken over as, by its address in English. */
  readonly page: string;
  readonly html: string;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** When it needs the app: its scripts are fetched along with the page, or named for later. */
  readonly needsApp: "at once" | "at her touch" | "never";
}

/** What the built src/web/prerender.tsx makes of a language. */
export interface Prerendered {
  readonly language: LanguageTag;
  readonly notLoaded: string;
  /** The app before anything of hers is known, by the addresses it stands at. */
  readonly outlines: Readonly<Record<string, string>>;
  readonly pages: readonly PrerenderedPage[];
}

/** The built src/web/prerender.tsx. */
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

/** Writes every page that can be read without scripts, each to a file of its name. */
export async function writePages(
  folder: string,
  manifest: BuildManifest,
  { prerenderAll, memberPages }: Prerenderer,
): Promise<void> {
  const prerendered = await prerenderAll();
  const languages = prerendered.map(({ language }) => language);
  const built = await readFile(join(folder, "index.html"), "utf8");
  const document = built
    .replace("/theme.js", `/${await hashTheme(folder)}`)
    .replace(WORDS, () => {
      const first = languages.map((language) => wordsMeta(manifest, language));
      return [...first, keptMeta(manifest), BEGUN].join("");
    })
    .replace(
      SCRIPTS,
      SCRIPTS + rooted(without(scriptsOf(manifest, FIRST_SCREEN_CODE), built)).join(" "),
    );
  const begun = begunMetas(manifest, memberPages(), languages);
  for (const one of prerendered) await writePagesIn(folder, manifest, { document, begun }, one);
}

/** What every document begins as. */
interface Shell {
  readonly document: string;
  /** Names the scripts of the pages that a visit may begin at. */
  readonly begun: string;
}

async function writePagesIn(
  folder: string,
  manifest: BuildManifest,
  { document, begun }: Shell,
  { language, notLoaded: text, outlines, pages }: Prerendered,
): Promise<void> {
  const frame = document
    .replace('lang="en"', `lang="${language}"`)
    .replace(NOT_LOADED, notLoaded(text, language));
  for (const page of pages) {
    const isLanding = page.page === LANDING;
    // What an address of the app gets; at the others nobody waits for a page of it.
    const isShell = page.path === LANDING;
    const shown = Object.entries(outlines).filter(([at]) => isShell || !at.startsWith("/"));
    const framed = withScripts(frame, manifest, page)
      .replace(BEGUN, isShell ? begun : "")
      .replace(OUTLINES, shown.map(template).join(""));
    const html = isLanding
      ? framed.replace("</head>", () => `${weightsMeta}${otherLanguages}</head>`)
      : framed;
    const name = page.path === LANDING ? "index" : page.path.slice(1);
    const file = join(folder, `${name}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fill(html, page));
  }
}

/** The words of a first screen, for theme.js: those of one language are fetched. */
const wordsMeta = (manifest: BuildManifest, language: LanguageTag) =>
  metaOf(`words-${language}`, manifest, firstWordsIn(language));

/** What opens the answers that a device keeps, for theme.js: only a later visit has any. */
const keptMeta = (manifest: BuildManifest) => metaOf("kept", manifest, [KEPT_CODE]);

/** Names the scripts of these sources that the first screen does not have anyway. */
function metaOf(name: string, manifest: BuildManifest, sources: readonly string[]): string {
  const known = scriptsOf(manifest, FIRST_SCREEN_CODE);
  const files = [...scriptsOf(manifest, sources)].filter((file) => !known.has(file));
  return `<meta name="${name}" content="${rooted(files).join(" ")}">`;
}

const otherLanguages = Object.entries(landingIn)
  .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${path}">`)
  .join("");

/** What a page that a link leads to says. */
const wordsOfLinks: Readonly<Record<string, string>> = {
  "/shared-report": "shared-report",
  "/shared": "trusted",
};

const formScripts = (manifest: BuildManifest, path: string) =>
  scriptsOf(manifest, [
    ...["src/web/main.tsx", wordsIn("en")],
    `src/web/pages${path}-page.tsx`,
    wordsIn("en", wordsOfLinks[path] ?? "entrance"),
  ]);

/** What a form needs comes in one step: with the page, or when `boot.ts` asks for what is named here. */
function withScripts(
  html: string,
  manifest: BuildManifest,
  { needsApp, path }: Pick<PrerenderedPage, "needsApp" | "path">,
): string {
  if (needsApp === "never") return html;
  const files = rooted(without(formScripts(manifest, path), html));
  const head =
    needsApp === "at once"
      ? files.map((file) => `<link rel="modulepreload" href="${file}">`).join("")
      : `<meta name="form-scripts" content="${files.join(" ")}">`;
  return html.replace("</head>", `${head}</head>`);
}

/** Those the document does not ask for by itself. */
const without = (scripts: Iterable<string>, html: string) =>
  [...scripts].filter((file) => !html.includes(`src="/${file}"`));

const rooted = (files: readonly string[]) => files.map((file) => `/${file}`);

const template = ([at, html]: readonly [string, string]) =>
  `<template data-outline="${at}">${html}</template>`;

export function fill(
  frame: string,
  { path, page, html, title, description }: PrerenderedPage,
): string {
  // The content security policy would silently drop both.
  if (/<script|<style|\sstyle="/.test(html)) {
    throw new Error(`The page ${path} carries an inline script or style.`);
  }
  return frame
    .replace("<html", isArticle(path) ? "<html data-article" : "<html")
    .replace(DESCRIPTION, () => DESCRIPTION + escaped(description))
    .replace(/<title>.*?<\/title>/, `<title>${escaped(title)}</title>`)
    .replace(ROOT, () => `<div id="root" data-page="${page}">${html}</div>`);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function notLoaded(text: string, language: LanguageTag): string {
  return `<p id="not-loaded" lang="${language}" class="not-loaded" role="alert" hidden>${escaped(text)}</p>`;
}

/** Packs theme.js, and gives it a name that changes with its content: browsers may keep it for good. */
async function hashTheme(folder: string): Promise<string> {
  const source = join(folder, "theme.js");
  const { code } = await minify("theme.js", await readFile(source, "utf8"));
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  await writeFile(join(folder, `assets/theme-${hash}.js`), code);
  await rm(source);
  return `assets/theme-${hash}.js`;
}
