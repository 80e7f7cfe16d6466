import type { Browser } from "@playwright/test";
import { languages } from "#contract/account/profile.ts";
import { tagOf } from "#contract/kernel/language-tag.ts";
import { landingAt } from "#web/boot/open-pages.ts";
import { logCycles } from "../../e2e/support/dashboard-facts.ts";
import type { Mwezi } from "../../e2e/support/server.ts";
import { onboard, registerThrough, remember, send } from "../../e2e/support/woman.ts";
import { openPage } from "./taking.ts";

const INSTALLED = "src/web/public/pictures";
const JPEG = { type: "jpeg", quality: 72, animations: "disabled" } as const;

/** The manifest's pictures, and the card for a messenger's link, in each language. */
export async function picturesOfInstall(using: Browser, mwezi: Mwezi): Promise<void> {
  const woman = await registerThrough(mwezi.address, "amina@example.org");
  await onboard(mwezi.address, woman);
  await logCycles(mwezi.address, woman, 12, [30, 29, 28]);
  for (const language of languages) {
    const tag = tagOf[language];
    const visitor = await openPage(using, mwezi, "1280", language);
    await visitor.setViewportSize({ width: 1200, height: 630 });
    await visitor.goto(landingAt(tag), { waitUntil: "networkidle" });
    await visitor.screenshot({ ...JPEG, path: `${INSTALLED}/card-${tag}.jpg` });
    const profile = { preferredLanguage: language };
    await send("PATCH", `${mwezi.address}/api/user/profile`, profile, woman.token);
    await remember(visitor, woman, { setUp: true });
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto("/", { waitUntil: "networkidle" });
    await visitor.locator(".breathe").first().waitFor({ state: "detached" });
    await visitor.locator("html:not([data-stand-in])").waitFor({ state: "attached" });
    await visitor.screenshot({ ...JPEG, path: `${INSTALLED}/home-${tag}.jpg` });
    await visitor.context().close();
  }
}

/** The README's screenshot: a dashboard on a desktop, with two and a half logged cycles. */
export async function pictureForReadme(using: Browser, mwezi: Mwezi): Promise<void> {
  const page = await openPage(using, mwezi, "1280");
  await page.setViewportSize({ width: 1280, height: 1060 });
  const woman = await registerThrough(mwezi.address, "thandi@example.org");
  await onboard(mwezi.address, woman);
  await logCycles(mwezi.address, woman, 12, [30, 29, 28]);
  await remember(page, woman, { setUp: true });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.screenshot({ path: "docs/screenshot.png" });
}
