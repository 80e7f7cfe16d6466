import type { Page } from "@playwright/test";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { read, send, ZONE } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const today = dayInZone(Date.now(), ZONE);

test.describe("Results of a laboratory", () => {
  const form = (page: Page) => page.getByRole("dialog");
  const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

  interface Line {
    readonly test: string;
    readonly value: string;
    readonly unit?: string;
    readonly range?: readonly [string, string];
  }

  async function write(page: Page, line: Line) {
    await form(page).getByLabel("Test", { exact: true }).selectOption({ label: line.test });
    await form(page).getByLabel("Result", { exact: true }).fill(line.value);
    if (line.unit !== undefined) {
      await form(page).getByRole("radio", { name: line.unit, exact: true }).check();
    }
    if (line.range !== undefined) {
      await form(page).getByLabel("From", { exact: true }).fill(line.range[0]);
      await form(page).getByLabel("To", { exact: true }).fill(line.range[1]);
    }
  }

  const save = (page: Page) => form(page).getByRole("button", { name: "Save result" }).click();
  const expectSavedToast = (page: Page) =>
    expectToast(page, "Result saved", "You'll find it with your other results for this test.");

  test("a report in its own units gives HOMA-IR and the free androgen index [S2-81]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/my-health/labs");
    await expect(home.getByText("No results yet")).toBeVisible();
    await inspect(home, "labs before the first result");
    await home.getByRole("button", { name: "Add a result" }).click();
    await inspect(home, "adding a result");
    const more = form(home).getByRole("button", { name: "Save and add another from this report" });
    await form(home).getByLabel("Date the blood was taken").fill(addDays(today, -4));
    await write(home, { test: "Total testosterone", value: "1,6", range: ["0.3", "1.9"] });
    await expect(form(home).getByText("That is 46.1 ng/dL.")).toBeVisible();
    await more.click();
    await expectSavedToast(home);
    await expect(form(home).getByLabel("Result", { exact: true })).toHaveCount(0);
    await write(home, { test: "SHBG", value: "32" });
    await more.click();
    await expect(form(home).getByLabel("Test", { exact: true })).toHaveValue("");
    await write(home, { test: "Fasting insulin", value: "10" });
    await more.click();
    await expect(form(home).getByLabel("Test", { exact: true })).toHaveValue("");
    await write(home, { test: "Fasting glucose", value: "97.3", unit: "mg/dL" });
    await save(home);
    await expect(form(home)).toBeHidden();

    await expect(card(home, "HOMA-IR")).toContainText("10 µU/mL × 5.4 mmol/L ÷ 22.5 = 2.4");
    await expect(card(home, "Free androgen index")).toContainText(
      "1.6 nmol/L ÷ 32 nmol/L × 100 = 5",
    );
    await expect(card(home, "Fasting glucose")).toContainText("97.3 mg/dL");
    await expect(card(home, "Fasting glucose")).toContainText("= 5.4 mmol/L");
    await expect(card(home, "Total testosterone")).toContainText(
      "Inside the range your laboratory gave: 0.3 to 1.9 nmol/L",
    );
    await inspect(home, "results of a laboratory");
    const storedResults = await read<{ date: string; unit: string }[]>(
      mwezi.address,
      "/api/labs",
      signedIn,
    );
    expect(storedResults.map(({ date }) => date)).toEqual(Array(4).fill(addDays(today, -4)));
    expect(storedResults.map(({ unit }) => unit).sort()).toEqual([
      "mg/dL",
      "nmol/L",
      "nmol/L",
      "µU/mL",
    ]);
  });

  test("a result that fits another unit is questioned, and an impossible one refused", async ({
    home,
  }) => {
    await home.goto("/my-health/labs");
    await home.getByRole("button", { name: "Add a result" }).click();
    await save(home);
    await expect(form(home).getByText("Choose the test.")).toBeVisible();
    await form(home).getByLabel("Date the blood was taken").fill(today);
    await write(home, { test: "Fasting glucose", value: "5.4", unit: "mg/dL" });
    await save(home);
    const result = form(home).getByLabel("Result", { exact: true });
    await expect(result).toHaveAttribute("aria-invalid", "true");
    await expect(
      form(home).getByText("This can't be in mg/dL. Did you mean mmol/L?"),
    ).toBeVisible();
    await form(home).getByRole("button", { name: "Change to mmol/L" }).click();
    await expect(result).toHaveValue("5.4");
    await write(home, { test: "Total testosterone", value: "45" });
    await save(home);
    await expect(form(home).getByText("Is this in ng/dL?")).toBeVisible();
    await form(home).getByRole("button", { name: "Change to ng/dL" }).click();
    await save(home);
    await expectSavedToast(home);
    await expect(card(home, "Total testosterone")).toContainText("45 ng/dL");
  });

  test("a series has a table, cycle days and the medicine started; everything can be changed [S2-81]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const post = (path: string, body: object) =>
      send("POST", `${mwezi.address}/api/${path}`, body, signedIn.token);
    const [first, last] = [addDays(today, -120), addDays(today, -2)];
    await post("cycles", { startDate: addDays(today, -4), endDate: today });
    await post("medicines", {
      name: "Metformin",
      schedule: { kind: "daily", timesADay: 2 },
      startDate: addDays(today, -90),
    });
    const hba1c = { test: "hba1c", rangeHigh: 6 };
    await post("labs", { ...hba1c, date: first, value: 44, unit: "mmol/mol", rangeHigh: 42 });
    await post("labs", { ...hba1c, date: last, value: 5.6, unit: "%" });
    await post("metabolic", { date: addDays(today, -60), hba1c: 5.9 });
    await home.goto("/my-health/labs");

    const course = card(home, "HbA1c");
    await expect(course.getByRole("img", { name: /^HbA1c in %/ })).toBeVisible();
    await expect(course.getByRole("list", { name: "Medicines begun" })).toContainText(
      "Began Metformin",
    );
    await course.getByText("All 3 as a table").click();
    const rows = course.getByRole("row");
    await expect(rows.nth(1)).toContainText(/5\.6 %.*3.*up to 6.*Laboratory/);
    await expect(rows.nth(2)).toContainText(/5\.9 %.*Your daily log/);
    await expect(rows.nth(3)).toContainText(/44 mmol\/mol.*= 6\.2 %.*up to 42/);
    await inspect(home, "the course of a test");

    await rows
      .nth(3)
      .getByRole("button", { name: /^Edit HbA1c of/ })
      .click();
    await expect(form(home).getByLabel("Result", { exact: true })).toHaveValue("44");
    await expect(form(home).getByRole("radio", { name: "mmol/mol" })).toBeChecked();
    await form(home).getByLabel("Result", { exact: true }).fill("<40");
    await form(home).getByLabel("To", { exact: true }).fill("");
    await save(home);
    await expectSavedToast(home);
    await expect(rows.nth(3)).toContainText(/<40 mmol\/mol.*= <5\.8 %/);

    await rows
      .nth(3)
      .getByRole("button", { name: /^Edit HbA1c of/ })
      .click();
    await form(home).getByRole("button", { name: "Delete this result" }).click();
    await form(home).getByRole("button", { name: "Delete", exact: true }).click();
    await expectToast(home, "Result deleted", "It's no longer in its chart.");
    await expect(course.getByText("All 2 as a table")).toBeVisible();
    const storedResults = await read<{ value: number }[]>(mwezi.address, "/api/labs", signedIn);
    expect(storedResults.map(({ value }) => value)).toEqual([5.6]);
  });

  test("a failed save keeps the input, and a retry saves it once", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/my-health/labs");
    await home.getByRole("button", { name: "Add a result" }).click();
    await form(home).getByLabel("Date the blood was taken").fill(today);
    await write(home, { test: "TSH", value: "0.5" });
    await form(home).getByRole("button", { name: "Less than" }).click();
    await expect(form(home).getByLabel("Result", { exact: true })).toHaveValue("<0.5");
    await home.route("**/api/labs", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await route.fulfill({ status: 503, body: "" });
    });
    await save(home);
    await expect(form(home).getByRole("alert")).toContainText("Something went wrong on our side");
    await expect(form(home).getByLabel("Result", { exact: true })).toHaveValue("<0.5");
    await home.unroute("**/api/labs");
    await save(home);
    await expectSavedToast(home);
    const storedResults = await read<{ comparator: string }[]>(
      mwezi.address,
      "/api/labs",
      signedIn,
    );
    expect(storedResults.map(({ comparator }) => comparator)).toEqual(["<"]);
  });

  test("a result changed in another tab is not overwritten silently", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const labs = `${mwezi.address}/api/labs`;
    const tsh = { test: "tsh", date: addDays(today, -3), value: 2, unit: "mIU/L" };
    const { id } = await (await send("POST", labs, tsh, signedIn.token)).json();
    await home.goto("/my-health/labs");
    await card(home, "TSH")
      .getByRole("button", { name: /^Edit TSH of/ })
      .click();
    await form(home).getByLabel("Result", { exact: true }).fill("2.4");
    await send("PATCH", `${labs}/${id}`, { value: 2.2 }, signedIn.token);
    await save(home);
    const choice = home.getByRole("dialog", { name: "This was changed somewhere else" });
    await expect(choice.getByRole("row", { name: /Result.*2\.4 mIU\/L.*2\.2/ })).toBeVisible();
    await choice.getByRole("button", { name: "Save what I typed" }).click();
    await expectSavedToast(home);
    await expect(card(home, "TSH")).toContainText("2.4 mIU/L");
  });

  test("a custom test has its own name and any unit", async ({ home }) => {
    await home.goto("/my-health/labs");
    await home.getByRole("button", { name: "Add a result" }).click();
    await form(home).getByLabel("Test", { exact: true }).selectOption({ label: "Another test" });
    await form(home).getByLabel("Name of the test").fill("Zinc");
    await form(home).getByLabel("Date the blood was taken").fill(today);
    await form(home).getByLabel("Result", { exact: true }).fill("11");
    await form(home).getByLabel("Unit", { exact: true }).fill("µmol/L");
    await save(home);
    await expectSavedToast(home);
    await expect(card(home, "Zinc")).toContainText("11 µmol/L");
  });
});
