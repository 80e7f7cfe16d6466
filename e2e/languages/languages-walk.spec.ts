import type { Page } from "@playwright/test";
import { signEndpoints } from "#contract/entries/signs.ts";
import { nameOf } from "#contract/kernel/language-tag.ts";
import { openDemo } from "../support/daily-use.ts";
import { ago, logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { walkInside } from "../support/inside.ts";
import { screens } from "../support/screens.ts";
import { leftInEnglish } from "../support/translated.ts";
import { onboard, remember, send } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 } });

const screensOfConcerns = ["/", "/concerns", "/learn/care-plan", "/my-health/doctor-visit"];

async function judge(page: Page, tag: string, screen: string) {
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  // The words of a screen can arrive after its first drawing on a busy machine.
  const english = () => leftInEnglish(page, tag);
  await expect.configure({ soft: true }).poll(english, `English on ${screen}`).toEqual([]);
  await expect.soft(page.locator("body"), screen).not.toContainText(/(?:concern|report)\.\w+\./);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `width of ${screen}`).toBeLessThanOrEqual(360);
}

async function walk(page: Page, tag: string, addresses: readonly string[]) {
  const open = walkInside(page);
  for (const screen of addresses) {
    await open(screen);
    await judge(page, tag, screen);
  }
}

for (const tag of ["sw", "ha", "yo"] as const) {
  test(`a newcomer finds no screen in English in ${nameOf(tag)}, nor wider than a phone`, async ({
    page,
    mwezi,
    register,
  }) => {
    const woman = await register();
    await onboard(mwezi.address, woman, { preferredLanguage: nameOf(tag) });
    await remember(page, woman, { setUp: true });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await walk(page, tag, screens);
  });
}

// Swahili is walked with two years of entries in words-of-a-screen.spec.ts.
for (const tag of ["ha", "yo"] as const) {
  test(`with two years of entries no screen is in English in ${nameOf(tag)}, nor wider than a phone`, async ({
    page,
    mwezi,
  }) => {
    await mwezi.plantDemo();
    const { token } = await openDemo(page, mwezi.address, tag);
    await page.goto("/");
    await walk(page, tag, screens);
    const signs = { date: ago(0), signs: ["soaked_pads_two_hours", "fainting"] };
    await send("POST", mwezi.address + signEndpoints.save.path, signs, token);
    await page.goto("/");
    await expect(page.locator("main [href^='tel:']").first()).toBeVisible();
    await walk(page, tag, screensOfConcerns);
  });
}

const wordsPastTheirButton = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const isPast = (button: Element) => {
      range.selectNodeContents(button);
      const [words, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      return words.left < box.left || words.right > box.right;
    };
    return [...document.querySelectorAll("main button")].filter(isPast).map((it) => it.textContent);
  });

test("in isiZulu the words of home stay inside their buttons after 45", async ({
  page,
  mwezi,
  register,
}) => {
  const woman = await register();
  await onboard(mwezi.address, woman, { age: 47, preferredLanguage: "isiZulu" });
  await logCycles(mwezi.address, woman, 34, [31, 63, 38, 26, 44, 29]);
  await remember(page, woman, { setUp: true });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Angiqinisekile" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ukushisa okuzumayo" })).toBeVisible();
  expect(await wordsPastTheirButton(page)).toEqual([]);
});
