import { changeProfile } from "#contract/account/profile.ts";
import { signEndpoints } from "#contract/entries/signs.ts";
import { languageTable } from "#contract/kernel/language-tag.ts";
import { cutWords, PHONE } from "../support/comfort-faults.ts";
import { ago } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { walkInside } from "../support/inside.ts";
import { leftInEnglish, translated } from "../support/translated.ts";
import { send } from "../support/woman.ts";

test.use({ viewport: PHONE });

/** Other journeys walk every screen in these. */
const WALKED = ["en", "sw", "ha", "yo"];

for (const { name, tag, own = name } of languageTable.filter((one) => !WALKED.includes(one.tag))) {
  test(`the main screens are in ${own}, chosen in Settings, with no word cut off`, async ({
    home,
    mwezi,
    signedIn,
  }) => {
    const signs = { date: ago(0), signs: ["soaked_pads_two_hours", "fainting"] };
    await send("POST", mwezi.address + signEndpoints.save.path, signs, signedIn.token);
    const open = walkInside(home);
    await open("/settings");
    await home.getByRole("button", { name: own, exact: true }).click();
    await expect(home.locator("html")).toHaveAttribute("lang", tag);
    const answer = await fetch(mwezi.address + changeProfile.path, {
      headers: { Authorization: `Bearer ${signedIn.token}` },
    });
    expect(await answer.json()).toMatchObject({ preferredLanguage: own });
    for (const screen of ["/settings", "/", "/track", "/concerns", "/my-health/doctor-visit"]) {
      await open(screen);
      await expect.poll(() => leftInEnglish(home, tag), `English on ${screen}`).toEqual([]);
      expect.soft(await cutWords(home), `words cut off on ${screen}`).toEqual([]);
      const width = await home.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width of ${screen}`).toBeLessThanOrEqual(PHONE.width);
    }
    await home.getByLabel(translated(tag, "Written in")).selectOption(tag);
    await expect(home.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
      translated(tag, "report.title"),
    );
    expect.soft(await leftInEnglish(home, tag), "English in the report").toEqual([]);
  });
}
