import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { signEndpoints } from "#contract/entries/signs.ts";
import { openDemo } from "../support/daily-use.ts";
import { ago } from "../support/dashboard-facts.ts";
import { watch } from "../support/fixtures.ts";
import { expect, test, waitUntilAppCached } from "../support/kept-app.ts";
import { screens } from "../support/screens.ts";
import { WEB_ROOT } from "../support/server.ts";
import { leftInEnglish } from "../support/translated.ts";
import { send } from "../support/woman.ts";

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

/** Bytes, gzip: what a screen may fetch of tables of sentences; all other words are in its code. */
const AT_MOST = 12_000;

const softly = expect.configure({ soft: true });

/** Screens open at the same time: a page spends most of its time waiting for its network to be idle. */
const PAGES = 3;

const screensOfConcerns = ["/", "/concerns", "/learn/care-plan", "/my-health/doctor-visit"];

const assets = join(WEB_ROOT, "assets");
const sizes = new Map(
  readdirSync(assets).flatMap((name) =>
    name.endsWith(".js.gz") ? [[name.slice(0, -3), statSync(join(assets, name)).size]] : [],
  ),
);

const wordsOn = async (page: Page): Promise<readonly string[]> => {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const names = urls.map((url) => new URL(url).pathname.replace("/assets/", ""));
  return [...new Set(names.filter((name) => /^words-.*\.js$/.test(name)))];
};

const openPages = (context: BrowserContext, count: number): Promise<readonly Page[]> =>
  Promise.all(Array.from({ length: count }, () => context.newPage()));

async function visitEach(
  addresses: readonly string[],
  pages: readonly Page[],
  visit: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const left = [...addresses];
  const walk = async (page: Page) => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await visit(page, next);
  };
  await Promise.all(pages.map(walk));
}

const areaOf = (file: string) => file.replace(/^words-|-(?:en|sw|ha|yo)-[\w-]{8}\.js$/g, "");

/** The bytes of these files, with those in Swahili in the language whose tables are the largest. */
function bytesOf(files: readonly string[]): number {
  const sizeIn = (tag: string, area: string) =>
    [...sizes].find(([file]) => file.startsWith(`words-${area}-${tag}-`))?.[1] ?? 0;
  const isSwahili = (file: string) => file.startsWith(`words-${areaOf(file)}-sw-`);
  const totals = ["en", "sw", "ha", "yo"].map((tag) =>
    files.reduce(
      (sum, file) =>
        sum + (isSwahili(file) ? sizeIn(tag, areaOf(file)) : (sizes.get(file) ?? Number.NaN)),
      0,
    ),
  );
  return Math.max(...totals);
}

// In Swahili, whose screens load the same tables as the other drafts and more than English.
test("no screen downloads more than 12 kB of messages beyond those of home, in any language", async ({
  page,
  mwezi,
}) => {
  await mwezi.plantDemo();
  const { token } = await openDemo(page, mwezi.address, "sw");
  const open = async (on: Page, screen: string) => {
    await on.goto(screen);
    await expect(on.locator("html")).toHaveAttribute("lang", "sw");
    await expect(on.getByRole("heading", { level: 1 })).toBeVisible();
    await on.waitForLoadState("networkidle");
    return wordsOn(on);
  };
  const weigh = (what: string, files: readonly string[]) => {
    const bytes = bytesOf(files);
    const description = `${bytes} bytes: ${files.map(areaOf).join(" ")}`;
    test.info().annotations.push({ type: `words of ${what}`, description });
    expect.soft(bytes, `words of ${what}`).toBeLessThanOrEqual(AT_MOST);
  };
  await open(page, "/");
  const home = await wordsOn(page);
  // A page fetches a language whole only to switch to it.
  expect(home.filter((file) => /^words-\w\w-/.test(file))).toEqual([]);
  weigh("home", home);
  await waitUntilAppCached(page);
  const others = await openPages(page.context(), PAGES - 1);
  const faults = others.map((other) => watch(other, mwezi.address));
  const pages = [page, ...others];
  await visitEach(screens, pages, async (on, screen) => {
    const here = await open(on, screen);
    // The words of a screen can arrive after its first drawing on a busy machine.
    const english = () => leftInEnglish(on, "sw");
    await softly.poll(english, `English on ${screen}`).toEqual([]);
    const width = await on.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `width of ${screen}`).toBeLessThanOrEqual(PHONE.width);
    weigh(
      screen,
      here.filter((file) => !home.includes(file)),
    );
  });
  const signs = { date: ago(0), signs: ["soaked_pads_two_hours", "fainting"] };
  await send("POST", mwezi.address + signEndpoints.save.path, signs, token);
  // On one page: with three, the server can refuse a third report at once for this account.
  for (const screen of screensOfConcerns) {
    await open(page, screen);
    const said = page.locator("main [href^='tel:'], main .visit-report").first();
    await expect(said).toBeVisible();
    await page.waitForLoadState("networkidle");
    const here = await wordsOn(page);
    const more = here.filter((file) => !home.includes(file));
    if (screen === "/") weigh("home with a call", [...home, ...more]);
    else weigh(`${screen} with a call`, more);
  }
  expect(faults.flat(), "nothing may go wrong in the consoles").toEqual([]);
});
