import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { expectStep } from "./walks.ts";

export function counterOf(page: Page) {
  const count = { screens: 0, taps: 0, keys: 0 };
  const tap = async (target: Locator) => {
    await target.tap();
    count.taps += 1;
  };
  return {
    count,
    tap,
    /** A tap into the field, then one key per character. */
    type: async (target: Locator, text: string) => {
      await tap(target);
      await target.fill(text);
      count.keys += text.length;
    },
    /** One key per character, in a field that the page has focused. */
    typeFocused: async (target: Locator, text: string) => {
      await expect(target).toBeFocused();
      await page.keyboard.type(text);
      count.keys += text.length;
    },
    /** A tap that opens the native list, and one on the option. */
    choose: async (target: Locator, option: string | { readonly label: string }) => {
      await target.selectOption(option);
      count.taps += 2;
    },
    /** A key of the on-screen keyboard, such as Go in a form's last field. */
    press: async (key: string) => {
      await page.keyboard.press(key);
      count.keys += 1;
    },
    sees: async (sign: Locator) => {
      await expect(sign).toBeVisible();
      count.screens += 1;
    },
    step: async (title: string | RegExp) => {
      await expectStep(page, title);
      count.screens += 1;
    },
    button: (name: string | RegExp) => tap(page.getByRole("button", { name })),
  };
}

/** Checks that docs/ease.md has the counted figures. */
export async function expectInDocs(
  task: string,
  { screens, taps, keys }: ReturnType<typeof counterOf>["count"],
): Promise<void> {
  const figures = [screens, taps, keys].join(" | ");
  process.stdout.write(`| ${task} | ${figures} |\n`);
  const lines = (await readFile("docs/ease.md", "utf8")).split("\n");
  const line = lines.find((one) => one.startsWith(`| ${task} |`));
  expect(line, `docs/ease.md on "${task}"`).toContain(`| ${figures} |`);
}

export const tab = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name });
export const row = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name });

export async function fromHome(home: Page) {
  await home.goto("/");
  await expect(home.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  return counterOf(home);
}
