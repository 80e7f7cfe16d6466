import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Symptom } from "#contract/entries/symptoms.ts";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { latch } from "../support/latch.ts";
import { expectToast } from "../support/walks.ts";
import { send, type Woman } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const today = dayInZone(Date.now(), "Africa/Johannesburg");
const recent = (page: Page) => page.getByRole("region", { name: "Recent Symptoms" });
const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Symptoms History" });

async function logSymptom(
  address: string,
  { token }: Woman,
  daysAgo: number,
  symptom: Pick<Symptom, "type" | "severity"> & { readonly notes?: string },
): Promise<void> {
  const body = { ...symptom, date: addDays(today, -daysAgo) };
  await send("POST", `${address}/api/symptoms`, body, token);
}

async function listOf(address: string, { token }: Woman): Promise<Symptom[]> {
  const answer = await fetch(`${address}/api/symptoms`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Symptom[];
}

test("the card shows loading, then that nothing is logged, and links to the log [S2-66 S2-68 S7-32]", async ({
  home,
}) => {
  const answer = latch();
  await home.route("**/api/symptoms*", async (route) => {
    await answer.opened;
    await route.continue();
  });
  await home.goto("/");
  await expect(recent(home).getByText("Loading symptoms...")).toBeVisible();
  answer.open();
  await expect(recent(home).getByText("No Symptoms Logged")).toBeVisible();
  await recent(home).getByRole("button", { name: "Add" }).click();
  const log = home.getByRole("dialog", { name: "Log Health Data" });
  await expect(log.getByRole("tab", { name: "Symptoms" })).toHaveAttribute("aria-selected", "true");
  await log.getByRole("button", { name: "Joint Pain" }).click();
  await log.getByRole("slider", { name: "Joint Pain" }).click();
  await log.getByRole("button", { name: "Save", exact: true }).click();
  await expect(recent(home).getByText("Joint Pain")).toBeVisible();
  await expect(recent(home).getByText("3/5")).toBeVisible();
});

test("a card that fails to load is reported and can retry", async ({ home }) => {
  await home.route("**/api/symptoms*", (route) => route.fulfill({ status: 503 }));
  await home.goto("/");
  await expect(recent(home).getByRole("alert")).toBeVisible();
  await home.unroute("**/api/symptoms*");
  await recent(home).getByRole("button", { name: "Try again" }).click();
  await expect(recent(home).getByText("No Symptoms Logged")).toBeVisible();
});

test.describe("with symptoms logged", () => {
  test.beforeEach(async ({ mwezi, signedIn }) => {
    const { address } = mwezi;
    await logSymptom(address, signedIn, 0, { type: "cramps", severity: 7, notes: "Left side" });
    await logSymptom(address, signedIn, 1, { type: "nausea", severity: 2 });
    await logSymptom(address, signedIn, 40, { type: "insomnia", severity: 10 });
    await logSymptom(address, signedIn, 100, { type: "cramps", severity: 1 });
  });

  test("the card shows the first three, and View All the rest [S2-66 S2-67 S9-17]", async ({
    home,
  }) => {
    await home.goto("/");
    await expect(recent(home).getByRole("listitem")).toHaveCount(3);
    await recent(home).getByRole("link", { name: "View All" }).click();
    await expect(heading(home)).toBeVisible();
    await expect(home).toHaveURL(/\/symptoms$/);
    await expect(home.getByText("4 entries")).toBeVisible();
    await expect(home.getByText("4/5")).toBeVisible();
    await expect(home.getByText("5/5")).toBeVisible();
    await inspect(home, "Symptoms History");
    await home.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(recent(home)).toBeVisible();
  });

  test("the history can be searched and filtered", async ({ home }) => {
    await home.goto("/symptoms");
    await home.getByLabel("Search").fill("LEFT");
    await expect(home.getByText("1 entry")).toBeVisible();
    await home.getByLabel("Search").fill("");
    await home.getByLabel("Symptom", { exact: true }).selectOption("Cramps");
    await expect(home.getByText("2 entries")).toBeVisible();
    await home.getByLabel("Date range").selectOption("Last 30 days");
    await expect(home.getByText("1 entry")).toBeVisible();
    await home.getByLabel("Search").fill("nothing like it");
    await expect(home.getByText("0 entries")).toBeVisible();
    await home.getByRole("button", { name: "Clear the filters" }).click();
    await expect(home.getByText("4 entries")).toBeVisible();
  });

  test("an entry can be changed", async ({ home, mwezi, signedIn }) => {
    await home.goto("/symptoms");
    await home.getByRole("button", { name: "Edit Cramps" }).first().click();
    const dialog = home.getByRole("dialog", { name: "Cramps" });
    await inspect(home, "edit a symptom");
    await dialog.getByRole("slider", { name: "How severe?" }).fill("3");
    await dialog.getByLabel("Notes").fill("Both sides");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(home, "Saved", "Your symptom has been updated.");
    await expect(home.getByText("Both sides")).toBeVisible();
    const changed = { type: "cramps", severity: 3, notes: "Both sides" };
    expect((await listOf(mwezi.address, signedIn))[0]).toMatchObject(changed);
  });

  test("a failed or conflicting change keeps the input", async ({ home, mwezi, signedIn }) => {
    await home.goto("/symptoms");
    await home.getByRole("button", { name: "Edit Nausea" }).click();
    const dialog = home.getByRole("dialog", { name: "Nausea" });
    await dialog.getByLabel("Date").fill(addDays(today, 1));
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Choose today or an earlier day.")).toBeVisible();
    await dialog.getByLabel("Date").fill(addDays(today, -1));
    await dialog.getByRole("slider", { name: "How severe?" }).fill("4");
    await home.route("**/api/symptoms/*", (route) => route.fulfill({ status: 503, body: "" }));
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await home.unroute("**/api/symptoms/*");
    await logSymptom(mwezi.address, signedIn, 1, { type: "nausea", severity: 9 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(home.getByText("This was changed somewhere else")).toBeVisible();
    await home.getByRole("button", { name: "Save what I typed" }).click();
    await expect(dialog).toBeHidden();
    const nausea = (await listOf(mwezi.address, signedIn)).find(({ type }) => type === "nausea");
    expect(nausea?.severity).toBe(4);
  });

  test("a deleted entry can be restored", async ({ home, mwezi, signedIn }) => {
    await home.goto("/symptoms");
    await home.getByRole("button", { name: "Delete Nausea" }).click();
    await expect(home.getByText("Nausea was deleted.")).toBeVisible();
    await expect(home.getByRole("button", { name: "Undo" })).toBeFocused();
    expect(await listOf(mwezi.address, signedIn)).toHaveLength(3);
    await home.getByRole("button", { name: "Undo" }).click();
    await expect(home.getByRole("button", { name: "Delete Nausea" })).toBeVisible();
    expect(await listOf(mwezi.address, signedIn)).toHaveLength(4);
  });

  test("a failed deletion keeps the entry", async ({ home }) => {
    await home.goto("/symptoms");
    await home.route("**/api/symptoms/*", (route) => route.fulfill({ status: 503, body: "" }));
    await home.getByRole("button", { name: "Delete Nausea" }).click();
    await expectToast(home, "We couldn't delete it", "Something went wrong on our side");
    await expect(home.getByRole("button", { name: "Delete Nausea" })).toBeEnabled();
  });
});

test("a history of 1,500 entries stays responsive", async ({ home }) => {
  const symptoms = Array.from({ length: 1500 }, (_, index) => ({
    id: randomUUID(),
    date: addDays(today, -Math.floor(index / 3)),
    type: symptomTypes[index % symptomTypes.length],
    severity: index % 11,
  }));
  const cramps = symptoms.filter(({ type }) => type === "cramps").length;
  await home.route("**/api/symptoms", (route) => route.fulfill({ json: symptoms }));
  await home.goto("/symptoms");
  await expect(home.getByText("1500 entries").or(home.getByText("1,500 entries"))).toBeVisible();
  const start = Date.now();
  await home.getByLabel("Search").fill("cramps");
  await expect(home.getByText(`${cramps} entries`)).toBeVisible();
  expect(Date.now() - start).toBeLessThan(3000);
  await home.getByRole("button", { name: /^Show more/ }).click();
  await expect(home.getByRole("button", { name: "Edit Cramps" })).toHaveCount(cramps);
});
