import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { defaultRecord } from "#web/features/account/setup/view-model.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectToFit, today } from "../support/health-log-walks.ts";
import { inspect } from "../support/inspect.ts";
import { expectSaved } from "../support/walks.ts";
import { read, send, type Woman } from "../support/woman.ts";

/** The contents of local storage, and what is known of the keys in IndexedDB. */
const inBrowser = (page: Page) =>
  page.evaluate(async () => {
    const storage: Record<string, string> = { ...localStorage };
    const result = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await result(indexedDB.open("mwezi"));
    const store = database.transaction("keys").objectStore("keys");
    const keys: CryptoKey[] = await result(store.getAll());
    database.close();
    return {
      storage,
      keys: keys.map(({ type, extractable }) => ({ type, isExtractable: extractable })),
    };
  });

test.describe("the log of this browser", () => {
  test.use({ beginsAtHome: false });

  const dayLog = (page: Page) => page.getByRole("dialog", { name: "Log your day" });
  const keyOf = (woman: Woman) => `${storageKeys.days}.${woman.id}`;
  const panel = async (page: Page, name: string) => {
    await dayLog(page).getByRole("tab", { name }).click();
  };
  const openDay = async (page: Page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "View insights" }).click();
    await expect(dayLog(page)).toBeVisible();
  };

  test("opens on the mood panel and saves each change at once [S2-50 S2-88 S3-24 S4-23]", async ({
    home,
  }) => {
    await openDay(home);
    const anxiety = dayLog(home).getByRole("slider", { name: "Anxiety" });
    await expect(anxiety).toHaveValue("3");
    await anxiety.fill("4");
    await expectSaved(dayLog(home));
    await expect(dayLog(home).getByText("Saved", { exact: true })).toBeHidden();
    await dayLog(home).getByRole("tab", { name: "Cycle & Flow" }).click();
    await dayLog(home).getByRole("radio", { name: "Luteal" }).check();
    await dayLog(home).getByRole("tab", { name: "Symptoms" }).click();
    await dayLog(home).getByRole("button", { name: "Fatigue" }).click();
    await dayLog(home).getByRole("tab", { name: "Notes" }).click();
    await dayLog(home).getByRole("textbox", { name: "Notes" }).fill("Slept badly");
    await inspect(home, "day log");
    await expectToFit(dayLog(home), "day log");
    await dayLog(home).getByRole("button", { name: "Save" }).click();
    await expect(dayLog(home)).toBeHidden();

    await openDay(home);
    await expect(anxiety).toHaveValue("4");
    await panel(home, "Cycle & Flow");
    await expect(dayLog(home).getByRole("radio", { name: "Luteal" })).toBeChecked();
    await panel(home, "Symptoms");
    await expect(dayLog(home).getByRole("button", { name: "Fatigue" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await panel(home, "Notes");
    await expect(dayLog(home).getByRole("textbox", { name: "Notes" })).toHaveValue("Slept badly");
  });

  test("is unreadable in the browser's storage, and its key is not extractable", async ({
    home,
    signedIn,
  }) => {
    await openDay(home);
    await panel(home, "Notes");
    await dayLog(home).getByRole("textbox", { name: "Notes" }).fill("Slept badly");
    await expectSaved(dayLog(home));
    const { storage, keys } = await inBrowser(home);
    expect(storage[keyOf(signedIn)]).toContain("sealed.1.");
    expect(JSON.stringify([storage, keys])).not.toMatch(/Slept|notes|dateISO/);
    expect(keys).toEqual([{ type: "secret", isExtractable: false }]);
  });

  test("encrypts plain records of an earlier version, other users' as well", async ({
    home,
    signedIn,
  }) => {
    const days = JSON.stringify({ [today]: { dateISO: today, notes: "Slept badly" } });
    const setup = JSON.stringify({ ...defaultRecord, completed: true });
    const plain = {
      [keyOf(signedIn)]: days,
      [`${storageKeys.days}.amina`]: days,
      [`${storageKeys.setup}.${signedIn.id}`]: setup,
    };
    await home.goto("/");
    await expect(home.getByRole("heading", { level: 1 })).toContainText(signedIn.name);
    // Runs before the page's scripts: the open page may still encrypt its own setup.
    await home.addInitScript((items) => {
      if (!sessionStorage.getItem("planted")) Object.assign(localStorage, items);
      sessionStorage.setItem("planted", "yes");
    }, plain);
    await home.reload();
    await expect.poll(async () => JSON.stringify(await inBrowser(home))).not.toMatch(/Slept/);
    for (const key of Object.keys(plain)) {
      expect((await inBrowser(home)).storage[key]).toContain("sealed.1.");
    }
    await openDay(home);
    await panel(home, "Notes");
    await expect(dayLog(home).getByRole("textbox", { name: "Notes" })).toHaveValue("Slept badly");
  });

  test("warns if the browser cannot encrypt, and preserves what is typed", async ({ home }) => {
    await home.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("forbidden", "SecurityError");
      };
    });
    await openDay(home);
    await expect(dayLog(home).getByText("can't store your notes safely")).toBeVisible();
    await panel(home, "Notes");
    await dayLog(home).getByRole("textbox", { name: "Notes" }).fill("Slept badly");
    await inspect(home, "day log without a key");
    expect(await home.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Slept");
    await openDay(home);
    await panel(home, "Notes");
    await expect(dayLog(home).getByRole("textbox", { name: "Notes" })).toHaveValue("Slept badly");
  });

  test("shows its days in the calendar, where they can be added to the record", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await openDay(home);
    await dayLog(home).getByRole("slider", { name: "Anxiety" }).fill("4");
    await expectSaved(dayLog(home));
    await home.goto("/calendar");
    await home.getByRole("button", { name: /, today, notes on this device only$/ }).click();
    const panelOfDay = home.getByRole("dialog");
    await expect(
      panelOfDay.getByRole("heading", { name: "On this device only", exact: true }),
    ).toBeVisible();
    await expect(panelOfDay.getByText("Nothing is logged on this day.")).toBeHidden();
    await inspect(home, "a day of the calendar with notes of this device");
    await panelOfDay.getByRole("button", { name: "Add these to my record" }).click();
    await expect(panelOfDay.getByText("In your record", { exact: true })).toBeVisible();
    await expect(panelOfDay.getByRole("heading", { name: "Mood and stress" })).toBeVisible();
    await home.keyboard.press("Escape");
    await expect(home.getByRole("button", { name: /, today, 1 logged$/ })).toBeVisible();
    const moods = await read(mwezi.address, "/api/moods", signedIn);
    expect(moods).toMatchObject([{ anxiety: 4 }]);
  });

  test("is copied to the record on request and fills only missing fields", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const log = { date: today, pain_level: 3 };
    await send("POST", `${mwezi.address}/api/pcos-logs`, log, signedIn.token);
    await openDay(home);
    await dayLog(home).getByRole("slider", { name: "Anxiety" }).fill("4");
    await panel(home, "Cycle & Flow");
    await dayLog(home).getByRole("radio", { name: "Luteal" }).check();
    await panel(home, "Notes");
    await dayLog(home).getByRole("textbox", { name: "Notes" }).fill("Slept badly");
    await dayLog(home).getByRole("button", { name: "Add these to my record" }).click();
    await expect(dayLog(home).getByText("In your record", { exact: true })).toBeVisible();
    await expect(dayLog(home).getByText("your record gets this from your periods")).toBeVisible();
    await inspect(home, "day log in her record");
    await expectToFit(dayLog(home), "day log in her record");
    expect(await read(mwezi.address, `/api/pcos-logs/${today}`, signedIn)).toMatchObject({
      pain_level: 3,
      notes: "Slept badly",
    });
    const moods = await read<object[]>(mwezi.address, "/api/moods", signedIn);
    expect(moods).toMatchObject([{ date: today, anxiety: 4 }]);
    expect(moods[0]).not.toHaveProperty("stress");

    await openDay(home);
    await expect(dayLog(home).getByText("In your record", { exact: true })).toBeVisible();
    await dayLog(home).getByRole("slider", { name: "Anxiety" }).fill("2");
    await dayLog(home).getByRole("button", { name: "Add these to my record" }).click();
    await expect(dayLog(home).getByText("your record has a different one")).toBeVisible();
    expect(await read(mwezi.address, "/api/moods", signedIn)).toMatchObject([{ anxiety: 4 }]);
  });

  test("asks before each future date [S4-24]", async ({ home }) => {
    await openDay(home);
    const date = dayLog(home).getByLabel("Date");
    const saveButton = dayLog(home).getByRole("button", { name: "Save" });
    const question = dayLog(home).getByText("You are logging for a future date. Continue?");
    await date.fill(addDays(today, 3));
    await expect(question).toBeVisible();
    await expect(saveButton).toBeDisabled();
    await dayLog(home).getByRole("button", { name: "Continue" }).click();
    await expect(saveButton).toBeEnabled();
    await dayLog(home).getByRole("slider", { name: "Stress" }).fill("2");
    await expectSaved(dayLog(home));
    await date.fill(today);
    await expect(dayLog(home).getByRole("slider", { name: "Stress" })).toHaveValue("3");
    await date.fill(addDays(today, 3));
    await dayLog(home).getByRole("button", { name: "Continue" }).click();
    await expect(dayLog(home).getByRole("slider", { name: "Stress" })).toHaveValue("2");
    await date.fill(addDays(today, 4));
    await expect(question).toBeVisible();
    await expect(saveButton).toBeDisabled();
    await inspect(home, "day log of a future date");
  });

  const withTracking = async (address: string, { token }: Woman, tracking: object) => {
    const conditions = { pcos: false, endo: false, pms_pmdd: false };
    await send("PATCH", `${address}/api/user/profile`, { setup: { conditions, tracking } }, token);
  };

  test("shows no moods if they are not tracked [S2-88 S4-25]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await withTracking(mwezi.address, signedIn, { selected: ["flow"] });
    await openDay(home);
    await expect(dayLog(home).getByRole("tab", { name: "Mood & Stress" })).toBeHidden();
    await expect(dayLog(home).getByRole("radio", { name: "Period" })).toBeVisible();
  });

  test("reports when every mood scale is off [S4-26]", async ({ home, signedIn, mwezi }) => {
    const moodScales = { pmdd: false, anxiety: false, acuteStress: false };
    await withTracking(mwezi.address, signedIn, { selected: ["mood_scales"], moodScales });
    await openDay(home);
    const words = "No mood scales enabled. You can adjust this in Settings.";
    await expect(dayLog(home).getByText(words)).toBeVisible();
  });

  test("survives a corrupt record", async ({ home, signedIn }) => {
    await home.evaluate((key) => localStorage.setItem(key, '{"2026-'), keyOf(signedIn));
    await openDay(home);
    await dayLog(home).getByRole("slider", { name: "Stress" }).fill("5");
    await expectSaved(dayLog(home));
    await openDay(home);
    await expect(dayLog(home).getByRole("slider", { name: "Stress" })).toHaveValue("5");
  });
});
