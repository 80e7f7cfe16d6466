import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { changeProfile } from "#contract/profile.ts";
import { storageKeys } from "#contract/storage-keys.ts";
import { demoAccount } from "#server/demo/plant.ts";
import { expect, test } from "./fixtures.ts";
import { screens } from "./screens.ts";
import { WEB_ROOT } from "./server.ts";
import { leftInEnglish } from "./translated.ts";
import { remember, send } from "./woman.ts";

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

/** Bytes, gzip: what home may fetch of words, and any other screen that home had not. */
const AT_MOST = 12_000;

/** What is said of her concerns comes by topic, as many as her data names: so heavy is each at most. */
const A_TOPIC = 2_400;
const ofConcerns = /^concerns-/;
/** Guidance and every topic, fetched where danger is logged: they must open if the network goes. */
const AHEAD = 27_000;
const fetchAhead: readonly string[] = ["/track", "/signs"];

/** Nothing that a screen fetches is left out of its count. */
const mostOn = (screen: string, files: readonly string[]) =>
  fetchAhead.includes(screen)
    ? AT_MOST + AHEAD
    : AT_MOST + A_TOPIC * files.filter((file) => ofConcerns.test(areaOf(file))).length;

const assets = join(WEB_ROOT, "assets");
const sizes = new Map(
  readdirSync(assets).flatMap((name) =>
    name.endsWith(".js.gz") ? [[name.slice(0, -3), statSync(join(assets, name)).size]] : [],
  ),
);

/** The catalogues that the page has fetched, whoever had kept them. */
const wordsOn = async (page: Page): Promise<readonly string[]> => {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const names = urls.map((url) => new URL(url).pathname.replace("/assets/", ""));
  return [...new Set(names.filter((name) => /^words-.*\.js$/.test(name)))];
};

const areaOf = (file: string) => file.replace(/^words-|(?:-(?:sw|ha|yo))?-[\w-]{8}\.js$/g, "");

for (const [tag, name] of [
  ["en", "English"],
  ["sw", "Swahili"],
  ["ha", "Hausa"],
  ["yo", "Yoruba"],
] as const) {
  test(`no screen fetches more than 12 kB of words in ${name} beside what home has, and her concerns by topic`, async ({
    page,
    mwezi,
  }) => {
    test.setTimeout(240_000);
    await mwezi.plantDemo();
    const { email, password } = demoAccount;
    const answer = await send("POST", `${mwezi.address}/api/auth/login`, { email, password });
    const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
    await send("PATCH", mwezi.address + changeProfile.path, { preferredLanguage: name }, token);
    await page.goto("/icon.svg");
    // As it is from a second visit on: she does not begin in English.
    await page.evaluate(
      ([key = "", value = ""]) => localStorage.setItem(key, value),
      [storageKeys.language, tag],
    );
    await remember(page, { id: user.id, name: demoAccount.name, email, token }, { setUp: true });
    const open = async (screen: string) => {
      await page.goto(screen);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      return wordsOn(page);
    };
    await open("/");
    await expect
      .poll(async () => (await wordsOn(page)).map(areaOf))
      .toEqual(expect.arrayContaining(["app", "home", "words", "device", "crisis"]));
    const home = await wordsOn(page);
    const weigh = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0);
    const note = (screen: string, files: readonly string[]) =>
      test.info().annotations.push({
        type: `words of ${screen}`,
        description: `${weigh(files)} bytes: ${files.map(areaOf).join(" ")}`,
      });
    note("home", home);
    expect.soft(weigh(home), "words of home").toBeLessThanOrEqual(AT_MOST);
    for (const screen of screens) {
      const here = await open(screen);
      expect.soft(await leftInEnglish(page, tag), `English on ${screen}`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width of ${screen}`).toBeLessThanOrEqual(PHONE.width);
      const more = here.filter((file) => !home.includes(file));
      note(screen, more);
      expect.soft(weigh(more), `words of ${screen}`).toBeLessThanOrEqual(mostOn(screen, more));
    }
  });
}
