import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { languages } from "#contract/account/profile.ts";
import { startMwezi } from "../e2e/support/server.ts";
import { picturesForDocs, picturesOfInstall } from "./screenshots/readme.ts";
import { sittersFor } from "./screenshots/sitters.ts";
import { openPage, pagesOf, type Taking, themes, widths } from "./screenshots/taking.ts";
import { launchBrowser } from "./testing/browser.ts";

// Takes screenshots of every screen into screenshots/, or those of the documents with `--docs`,
// or those of the manifest with `--install`. To
// select some: --who late,demo --pages /,/track --widths 360 --themes dark; --first for the visible
// part only, with the bars in place; --language Yoruba for a draft.
const { values } = parseArgs({
  options: {
    docs: { type: "boolean", default: false },
    install: { type: "boolean", default: false },
    first: { type: "boolean", default: false },
    who: { type: "string" },
    pages: { type: "string" },
    widths: { type: "string" },
    themes: { type: "string" },
    language: { type: "string", default: "English" },
  },
});
const listed = (text: string | undefined) => text?.split(",");
const chosen = <Name extends string>(names: readonly Name[], text: string | undefined) =>
  names.filter((name) => listed(text)?.includes(name) ?? true);

const language = chosen(languages, values.language)[0] ?? "English";

const mwezi = await startMwezi();
const browser = await launchBrowser();
try {
  if (values.docs) await picturesForDocs(browser, mwezi);
  else if (values.install) await picturesOfInstall(browser, mwezi);
  else await pictureEverything();
} finally {
  await browser.close();
  await mwezi.stop();
}

async function pictureEverything(): Promise<void> {
  mkdirSync("screenshots", { recursive: true });
  const sitters = sittersFor(mwezi);
  for (const who of chosen(Object.keys(sitters), values.who)) {
    for (const width of chosen(widths, values.widths)) {
      const page = await openPage(browser, mwezi, width, language);
      const taking: Taking = {
        page,
        who,
        width,
        language,
        wholePage: !values.first,
        themes: chosen(themes, values.themes),
        pages: listed(values.pages) ?? pagesOf(who, language),
      };
      await sitters[who]?.(taking);
      await page.context().close();
    }
  }
}
