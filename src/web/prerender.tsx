import { msg } from "@lingui/core/macro";
import { prerender } from "react-dom/static";
import { formPages, LANDING, legalPages } from "./boot/open-pages.ts";
import { activateLanguage, i18n } from "./i18n/i18n.ts";
import { Root } from "./root.tsx";

export interface PrerenderedPage {
  readonly path: string;
  readonly html: string;
}

const notLoaded = msg`Mwezi could not be loaded. Check your connection, then load the page again.`;

/** The pages a visitor can read without scripts, as HTML. scripts/build.ts puts them in files. */
export async function prerenderPages(): Promise<readonly PrerenderedPage[]> {
  await activateLanguage();
  return Promise.all(
    [LANDING, ...legalPages, ...formPages].map(async (path) => ({
      path,
      html: await htmlOf(path),
    })),
  );
}

/** What the page says when its scripts cannot be fetched. */
export function notLoadedText(): string {
  return i18n._(notLoaded);
}

async function htmlOf(path: string): Promise<string> {
  const { prelude } = await prerender(<Root path={path} />, {
    // Everything stands in its place; nothing is moved there later by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
