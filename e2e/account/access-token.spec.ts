import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";

test.use({ beginsAtHome: false });

test("a token made for a script reads what was ticked, is shown once and can be ended", async ({
  home,
  mwezi,
}) => {
  await home.goto("/settings/access");
  await home.getByRole("button", { name: "Make a token" }).click();
  const dialog = home.getByRole("dialog", { name: "A token for a script" });
  await dialog.getByRole("button", { name: "Make the token" }).click();
  await expect(dialog.getByText("Tick at least one.")).toBeVisible();
  await dialog.getByLabel("What it is for").fill("Bathroom scales");
  await dialog.getByLabel("Measurements").check();
  await dialog.getByLabel("Read, add, change and delete").check();
  await inspect(home, "a token's form");
  await dialog.getByRole("button", { name: "Make the token" }).click();
  const token = await dialog.getByLabel("The token").inputValue();
  expect(token).toMatch(/^mwezi_[\w-]{64}$/);
  await inspect(home, "a new token");
  await dialog.getByRole("button", { name: "Done" }).click();

  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const path = `${mwezi.address}/api/metabolic`;
  const body = JSON.stringify({ date: new Date().toISOString().slice(0, 10), weight: 70.4 });
  expect((await fetch(path, { method: "POST", headers, body })).status).toBe(201);
  expect((await fetch(`${mwezi.address}/api/cycles`, { headers })).status).toBe(403);

  await home.reload();
  await expect(home.getByText("Token for a script: Bathroom scales")).toBeVisible();
  await expect(home.getByText("Reads and writes: Measurements.")).toBeVisible();
  await expect(home.getByText(token)).toHaveCount(0);
  await home.getByRole("button", { name: "End: Token for a script: Bathroom scales" }).click();
  await expect(home.getByText("Token for a script: Bathroom scales")).toHaveCount(0);
  expect((await fetch(path, { headers })).status).toBe(401);
});
