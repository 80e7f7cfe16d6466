import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BuildManifest, scriptsOf } from "./manifest.ts";
import { weightsMeta } from "./weigh.ts";

export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  /** For search engines; `null` leaves the product's own. */
  readonly description: string | null;
  /** Needs the app at once, so its scripts are fetched along with the page. */
  readonly needsApp: boolean;
}

/** What the built src/web/prerender.tsx makes. */
export interface Prerendered {
  readonly notLoaded: string;
  readonly waiting: string;
  readonly pages: readonly PrerenderedPage[];
}

const ROOT = '<div id="root"></div>';
const NOT_LOADED = "<!--not-loaded-->";
const WAITING = "<!--waiting-->";
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*(")/;
const APP = "src/web/main.tsx";

/** Writes every page that can be read without scripts, each to a file of its name. */
export async function writePages(
  folder: string,
  manifest: BuildManifest,
  prerendered: Prerendered,
): Promise<void> {
  const built = await readFile(join(folder, "index.html"), "utf8");
  const frame = built
    .replace("/theme.js", `/${await hashTheme(folder)}`)
    .replace(NOT_LOADED, notLoaded(prerendered.notLoaded))
    .replace(WAITING, prerendered.waiting);
  const preloads = [...scriptsOf(manifest, [APP])]
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join("");
  for (const page of prerendered.pages) {
    const isLanding = page.path === "/";
    const head = `${page.needsApp ? preloads : ""}${isLanding ? weightsMeta : ""}</head>`;
    const html = frame.replace("</head>", () => head);
    const name = isLanding ? "index" : page.path.slice(1);
    const file = join(folder, `${name}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fill(html, page));
  }
}

export function fill(frame: string, { path, html, title, description }: PrerenderedPage): string {
  // The content security policy would silently drop both.
  if (/<script|<style|\sstyle="/.test(html)) {
    throw new Error(`The page ${path} carries an inline script or style.`);
  }
  const described =
    description === null
      ? frame
      : frame.replace(DESCRIPTION, (_, start, end) => start + escaped(description) + end);
  return described
    .replace(/<title>.*?<\/title>/, `<title>${escaped(title)}</title>`)
    .replace(ROOT, () => `<div id="root" data-page="${path}">${html}</div>`);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function notLoaded(text: string): string {
  return `<p id="not-loaded" class="not-loaded" role="alert" hidden>${escaped(text)}</p>`;
}

/** Gives theme.js a name that changes with its content, so that browsers may keep it for good. */
async function hashTheme(folder: string): Promise<string> {
  const content = await readFile(join(folder, "theme.js"));
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  await rename(join(folder, "theme.js"), join(folder, `assets/theme-${hash}.js`));
  return `assets/theme-${hash}.js`;
}
