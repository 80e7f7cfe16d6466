import { changeProfile } from "#contract/account/profile.ts";
import { expect, test } from "../support/fixtures.ts";
import { walkInside } from "../support/inside.ts";
import { screens } from "../support/screens.ts";
import { leftInEnglish } from "../support/translated.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const [tag, name] of [
  ["sw", "Swahili"],
  ["ha", "Hausa"],
  ["yo", "Yoruba"],
] as const) {
  test(`no screen is left in English in ${name}, nor wider than a phone`, async ({
    home,
    mwezi,
    signedIn,
  }) => {
    test.setTimeout(150_000);
    await fetch(mwezi.address + changeProfile.path, {
      method: changeProfile.method,
      headers: {
        Authorization: `Bearer ${signedIn.token}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ preferredLanguage: name }),
    });
    await home.reload();
    await expect(home.locator("html")).toHaveAttribute("lang", tag);
    const open = walkInside(home);
    for (const screen of screens) {
      await open(screen);
      await expect(home.locator("html")).toHaveAttribute("lang", tag);
      expect.soft(await leftInEnglish(home, tag), `English on ${screen}`).toEqual([]);
      await expect
        .soft(home.locator("body"), screen)
        .not.toContainText(/(?:concern|report)\.\w+\./);
      const width = await home.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width of ${screen}`).toBeLessThanOrEqual(360);
    }
  });
}
