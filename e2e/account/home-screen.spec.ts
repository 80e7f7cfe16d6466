import { expect, test } from "../support/fixtures.ts";

test.use({ beginsAtHome: false });

const HEALTH = /mwezi|period|cycle|fertil|ovulat|pcos|health|moon/i;

test("the app is installed from any page under the chosen neutral name", async ({
  home,
  mwezi,
}) => {
  await home.goto("/settings/what-you-see");
  await home.getByText("With a sheet of paper").click();
  await home.goto("/calendar");
  const manifest = home.locator('link[rel="manifest"]');
  await expect(manifest).toHaveAttribute("href", "/notes.webmanifest");
  const answer = await fetch(`${mwezi.address}/notes.webmanifest`);
  const text = await answer.text();
  expect(text).toContain('"Notes"');
  expect(text).not.toMatch(HEALTH);
  const swahili = await fetch(`${mwezi.address}/app.sw.webmanifest`);
  expect(await swahili.json()).toMatchObject({ lang: "sw", name: "Mwezi" });
});
