import type { Page } from "@playwright/test";
import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import { exportEverything } from "#contract/account/exports.ts";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { read, send, ZONE } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const today = dayInZone(Date.now(), ZONE);
const daysAgo = (count: number) => addDays(today, -count);

const clue = JSON.stringify([
  ...[90, 89, 88, 60, 59].map((count) => ({
    type: "period",
    date: daysAgo(count),
    value: { option: "heavy" },
  })),
  { type: "pain", date: daysAgo(90), value: [{ option: "period_cramps" }] },
  { type: "party", date: daysAgo(70), value: [{ option: "big_night" }] },
]);

const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const choose = (page: Page, text: string, name = "file.json") =>
  page
    .getByLabel(/Choose a file, or drop it here/)
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });

test.describe("Import your history", () => {
  test("leads from Settings to a file, a preview, and back", async ({ home, signedIn, mwezi }) => {
    await send(
      "POST",
      `${mwezi.address}/api/cycles`,
      { startDate: daysAgo(62), endDate: daysAgo(60) },
      signedIn.token,
    );
    await home.goto("/settings");
    await home.getByRole("link", { name: "Import your history" }).click();
    await expect(home.getByRole("heading", { level: 1 })).toHaveText("Import your history");
    await inspect(home, "choosing a file");

    const bodies: string[] = [];
    home.on("request", (request) => {
      const isImport = request.url().includes("/api/imports");
      if (request.method() === "POST" && isImport) bodies.push(request.postData() ?? "");
    });
    await choose(home, clue);
    await expect(home.getByRole("heading", { name: "Found: Clue" })).toBeVisible();
    await expect(home.getByText("2 periods", { exact: true })).toBeVisible();
    await expect(home.getByText(/1 period in the file overlaps one you logged/)).toBeVisible();
    await home.getByText("Not imported: Mwezi has no matching field").click();
    await expect(home.getByText("party (big_night)")).toBeVisible();
    await inspect(home, "the preview");
    expect(bodies).toEqual([]);

    await home.getByRole("button", { name: "Import it" }).click();
    await expect(home.getByRole("heading", { name: "Your history is here" })).toBeVisible();
    await expect(home.getByText(/because you already logged/)).toBeVisible();
    expect(bodies.join()).not.toContain("big_night");
    await inspect(home, "the result");
    expect(await read<unknown[]>(mwezi.address, "/api/cycles", signedIn)).toHaveLength(2);

    await home.getByRole("button", { name: /^Undo the import of/ }).click();
    await home.getByRole("button", { name: "Remove it" }).click();
    await expectToast(home, "Import undone", "We removed");
    expect(await read<unknown[]>(mwezi.address, "/api/cycles", signedIn)).toHaveLength(1);
  });

  test("importing the same file twice adds nothing", async ({ home }) => {
    await home.goto("/settings/import");
    for (const title of ["Your history is here", "Nothing new in it"]) {
      await choose(home, clue);
      await home.getByRole("button", { name: "Import it" }).click();
      await expect(home.getByRole("heading", { name: title })).toBeVisible();
      await home.getByRole("button", { name: "Import another file" }).click();
    }
    await expect(home.getByRole("button", { name: /^Undo the import of/ })).toHaveCount(1);
  });

  test("an unknown table: the user assigns the columns and the order of the dates", async ({
    home,
  }) => {
    await home.goto("/settings/import");
    await choose(home, "when,how much\n03/04/2026,heavy\n04/04/2026,light\n", "mine.csv");
    await expect(home.getByRole("heading", { name: "What is in your table?" })).toBeVisible();
    await home.getByLabel("how much").selectOption("Flow");
    await home.getByRole("button", { name: "Show what is in it" }).click();
    await expect(home.getByRole("alert")).toContainText("Choose how the dates are written.");
    await inspect(home, "naming the columns");
    await home.getByLabel(/^Day, month, year/).check();
    await home.getByRole("button", { name: "Show what is in it" }).click();
    await expect(home.getByText("3 Apr 2026").first()).toBeVisible();
    await home.getByRole("button", { name: "Change the columns" }).click();
    await expect(home.getByLabel("how much")).toHaveValue("flow");
  });

  test("a list of first days gives a history without period lengths", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/settings/import");
    await choose(home, [90, 60, 30].map(daysAgo).join(", "), "list.txt");
    const found = home.locator("p", { hasText: /^3 periods/ });
    await expect(found).toContainText("–");
    await expect(found).not.toContainText("and more");
    await expect(home.getByText("3 periods have only their first day.")).toBeVisible();
    await home.getByRole("button", { name: "Import it" }).click();
    await expect(home.getByRole("heading", { name: "Your history is here" })).toBeVisible();
    expect(await read(mwezi.address, "/api/cycles/summary", signedIn)).toMatchObject({
      totalCycles: 3,
      avgCycleLength: 30,
      avgPeriodLength: null,
    });
  });

  test("a zip with a password is opened on the device, and unsupported data is kept as notes if ticked", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const writer = new ZipWriter(new BlobWriter());
    await writer.add("clue/measurements.json", new TextReader(clue), { password: "moon" });
    const zip = Buffer.from(await (await writer.close()).arrayBuffer());
    await home.goto("/settings/import");
    await home
      .getByLabel(/Choose a file, or drop it here/)
      .setInputFiles({ name: "clue.zip", mimeType: "application/zip", buffer: zip });
    await expect(home.getByRole("heading", { name: "This zip needs its password" })).toBeVisible();
    await inspect(home, "asking for the password");
    await home.getByLabel("The zip's password").fill("sun");
    await home.getByRole("button", { name: "Open it" }).click();
    await expect(home.getByText("This password doesn't open the zip.")).toBeVisible();
    await home.getByLabel("The zip's password").fill("moon");
    await home.getByRole("button", { name: "Open it" }).click();
    await expect(home.getByRole("heading", { name: "Found: Clue" })).toBeVisible();
    await home.getByText("Not imported: Mwezi has no matching field").click();
    await home.getByRole("checkbox", { name: "party (big_night)" }).check();
    await inspect(home, "keeping a note");
    await home.getByRole("button", { name: "Import it" }).click();
    await expect(home.getByRole("heading", { name: "Your history is here" })).toBeVisible();
    const logs = await read<object[]>(mwezi.address, "/api/pcos-logs?days=400", signedIn);
    expect(logs).toContainEqual(
      expect.objectContaining({ date: daysAgo(70), notes: "party: big_night" }),
    );
  });

  test("an app's ambiguous dates are asked about once", async ({ home }) => {
    await home.goto("/settings/import");
    const table = "Date,BBT,Menses,CM\n03/04/2026,97.5,Heavy,\n04/04/2026,97.4,Light,\n";
    await choose(home, table, "ff.csv");
    await expect(home.getByRole("heading", { name: "Found: Fertility Friend" })).toBeVisible();
    await home.getByRole("button", { name: "Show what is in it" }).click();
    await expect(home.getByText("Choose how the dates are written.")).toBeVisible();
    await inspect(home, "asking for the order of the dates");
    await home.getByLabel(/^Month, day, year/).check();
    await home.getByRole("button", { name: "Show what is in it" }).click();
    await expect(home.getByText("4 Mar 2026").first()).toBeVisible();
    await expect(home.getByText(/We changed 2 temperatures from °F/)).toBeVisible();
  });

  test("a Mwezi export in a zip restores documents, too", async ({ home, signedIn, mwezi }) => {
    const id = crypto.randomUUID();
    const { address } = mwezi;
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const upload = `${address}/api/uploads?id=${id}&date=${daysAgo(9)}`;
    await fetch(upload, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/octet-stream",
        "upload-name": "lab%20result.png",
      },
      body: Buffer.from(PICTURE, "base64"),
    });
    const cramps = { date: daysAgo(9), type: "cramps", severity: 6 };
    const symptom = await send("POST", `${address}/api/symptoms`, cramps, signedIn.token);
    const before = (await symptom.json()) as { id: string };
    const exported = await send(
      "POST",
      `${address}${exportEverything.path}`,
      undefined,
      signedIn.token,
    );
    const zip = await exported.arrayBuffer();
    for (const path of [`uploads/${id}`, `symptoms/${before.id}`]) {
      await fetch(`${address}/api/${path}`, { method: "DELETE", headers });
    }
    await home.goto("/settings/import");
    await home
      .getByLabel(/Choose a file, or drop it here/)
      .setInputFiles({ name: "x.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
    await expect(home.getByText("We'll import 1 document too.")).toBeVisible();
    await home.getByRole("button", { name: "Import it" }).click();
    await expect(home.getByText("1 document was imported.")).toBeVisible();
    const uploads = await read<unknown[]>(address, "/api/uploads", signedIn);
    expect(uploads).toMatchObject([{ id, name: "lab result.png", date: daysAgo(9) }]);
    const symptoms = await read<{ revision: number }[]>(address, "/api/symptoms", signedIn);
    expect(symptoms).toEqual([{ ...before, revision: symptoms[0]?.revision }]);
  });

  test("an unreadable file is explained, and a failed upload loses nothing", async ({ home }) => {
    await home.goto("/settings/import");
    await choose(home, clue.slice(0, 40));
    await expect(home.getByRole("alert")).toContainText("This file ends too early.");
    await choose(home, "a,b\n1,2", "other.csv");
    await expect(home.getByRole("alert")).toContainText("doesn't know this kind of file");
    await choose(home, clue);
    await home.route("**/api/imports", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await home.getByRole("button", { name: "Import it" }).click();
    await expect(home.getByRole("alert")).toContainText("Nothing was changed.");
    await home.unroute("**/api/imports");
    await home.getByRole("button", { name: "Import it" }).click();
    await expect(home.getByRole("heading", { name: "Your history is here" })).toBeVisible();
  });
});
