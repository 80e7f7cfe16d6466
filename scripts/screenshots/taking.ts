import type { Browser, Page } from "@playwright/test";
import { type LanguageName, tagOf } from "#contract/kernel/language-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { articleAddress } from "#web/articles/article-address.ts";
import { landingAt } from "#web/boot/landings.ts";
import { screens } from "../../e2e/support/screens.ts";
import type { Mwezi } from "../../e2e/support/server.ts";
import { translated } from "../../e2e/support/translated.ts";
import type { Say } from "../../e2e/support/walks.ts";
import { ZONE } from "../../e2e/support/woman.ts";

export const widths = ["360", "1280"] as const;
export const themes = ["light", "dark"] as const;

const HEIGHTS = { "360": 740, "1280": 860 } as const;

export interface Taking {
  readonly page: Page;
  readonly who: string;
  readonly width: (typeof widths)[number];
  readonly language: LanguageName;
  readonly themes: readonly (typeof themes)[number][];
  readonly pages: readonly string[];
  /** Otherwise only the visible part. */
  readonly wholePage: boolean;
}

/** By their English addresses. */
const openPages = [
  "/login",
  "/register",
  "/recover",
  "/privacy",
  "/terms",
  "/contact",
  "/articles",
  "/articles/when-to-get-help",
  "/articles/no-such-article",
  "/no-such-page",
];

export function pagesOf(who: string, language: Taking["language"]): readonly string[] {
  if (who !== "visitor") return screens;
  const tag = tagOf[language];
  return [landingAt(tag), ...openPages.map((address) => articleAddress(address, tag))];
}

export const sayIn =
  ({ language }: Taking): Say =>
  (english) =>
    translated(tagOf[language], english);

export async function openPage(
  using: Browser,
  { address }: Mwezi,
  width: Taking["width"],
  language: Taking["language"] = "English",
) {
  const context = await using.newContext({
    viewport: { width: Number(width), height: HEIGHTS[width] },
    baseURL: address,
    timezoneId: ZONE,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (language === "English") return page;
  await page.goto("/icon.svg");
  await page.evaluate(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [storageKeys.language, tagOf[language]],
  );
  return page;
}

export async function take(
  { page, who, width, language, ...how }: Taking,
  name: string,
): Promise<void> {
  if (how.wholePage) await comeNearToAll(page);
  // Behind a dialog the page may be loading for ever.
  const awaited = page.locator(".breathe").first();
  await awaited.waitFor({ state: "detached", timeout: 3000 }).catch(() => undefined);
  // The first screen renders before its font is loaded.
  await page.locator("html:not([data-stand-in])").waitFor({ state: "attached" });
  await page.evaluate("document.body.offsetHeight && document.fonts.ready");
  for (const colorScheme of how.themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const spoken = language === "English" ? "" : `${tagOf[language]} `;
    const file = `${spoken}${who} ${name === "/" ? "home" : name}`.replaceAll(/\W+/g, "-");
    const path = `screenshots/${file}-${width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: how.wholePage, animations: "disabled" });
    console.log(path);
  }
}

/** Scrolls through the page, as content far down renders when it is near. */
async function comeNearToAll(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let top = innerHeight; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  })()`);
}

export async function takePages(taking: Taking): Promise<void> {
  for (const address of taking.pages) {
    await taking.page.goto(address, { waitUntil: "networkidle" });
    await take(taking, address);
  }
}
