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

test("the shortcut for a period opens home at its button, and logs nothing on opening", async ({
  home,
  mwezi,
}) => {
  const { shortcuts } = await (await fetch(`${mwezi.address}/app.webmanifest`)).json();
  const [{ name, url }] = shortcuts;
  expect(name).toBe("Period started");
  await home.goto(url);
  const button = home.getByRole("button", { name: "Start Period" });
  await expect(button).toBeInViewport();
  await expect(home.locator("#period")).toBeFocused();
  await expect(button).toBeEnabled();
});
