import { type Browser, expect, type Page } from "@playwright/test";
import { changeProfile } from "#contract/account/profile.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { signInToDemo } from "../../../../e2e/support/daily-use.ts";
import { screens } from "../../../../e2e/support/screens.ts";
import type { Mwezi } from "../../../../e2e/support/server.ts";
import { translated } from "../../../../e2e/support/translated.ts";
import { walkToConsent, walkToPrivacy } from "../../../../e2e/support/walks.ts";
import { onboard, registerThrough, remember, send } from "../../../../e2e/support/woman.ts";
import type { Language } from "../terms.ts";
import { openDialogs, type Take } from "./open-dialogs.ts";

/** Milliseconds. */
const QUIET_WITHIN = 5000;
const PHONE = { width: 360, height: 740 };
const forVisitors = ["/login", "/register", "/recover", "/privacy", "/terms", "/contact"];

/** A language of the app, as users choose it. */
export interface Reader {
  readonly tag: Language;
  readonly name: string;
}

/**
 * Opens every screen on a phone in a language: as a visitor, as a new user without logs, and as a
 * user with two years of data, including dialogs.
 */
export async function walkScreens(
  browser: Browser,
  mwezi: Mwezi,
  { tag, name }: Reader,
  take: Take,
): Promise<void> {
  const context = await browser.newContext({
    viewport: PHONE,
    baseURL: mwezi.address,
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto("/icon.svg");
  await page.evaluate(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [storageKeys.language, tag],
  );
  for (const address of [`/${tag}`, ...forVisitors]) {
    await open(page, address, tag);
    await take(page, address, "page");
  }
  await walkIn(page, mwezi, { tag, name }, take);
  await takeAll(page, tag, "empty", take);
  await mwezi.plantDemo();
  const woman = await signInToDemo(mwezi.address);
  const profile = { preferredLanguage: name };
  await send("PATCH", mwezi.address + changeProfile.path, profile, woman.token);
  await remember(page, woman, { setUp: true });
  await takeAll(page, tag, "full", take);
  for (const screen of screens) {
    // One of the buttons restarts the wizard, which then covers every page.
    await remember(page, woman, { setUp: true });
    await open(page, screen, tag);
    await openDialogs(page, screen, take);
  }
  await context.close();
}

async function walkIn(page: Page, mwezi: Mwezi, { tag, name }: Reader, take: Take) {
  const say = (english: string) => translated(tag, english);
  const atStep = (step: string) => take(page, step, "page");
  const woman = await registerThrough(mwezi.address, `thandi-${tag}@example.org`);
  await remember(page, woman, { setUp: false });
  await page.goto("/");
  await walkToConsent(page, { atStep, say });
  await atStep("onboarding: consent");
  await onboard(mwezi.address, woman, { preferredLanguage: name });
  await page.goto("/");
  await walkToPrivacy(page, { atStep, say });
  await atStep("setup: Your privacy");
  await remember(page, woman, { setUp: true });
}

async function takeAll(page: Page, tag: string, state: string, take: Take): Promise<void> {
  for (const screen of screens) {
    await open(page, screen, tag);
    await take(page, `${screen} ${state}`, "page");
  }
}

async function open(page: Page, address: string, tag: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  // Continuous requests are no reason to wait longer.
  await page.waitForLoadState("networkidle", { timeout: QUIET_WITHIN }).catch(() => undefined);
  // Folded content needs to be reviewed as well, in its own font.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });
}
