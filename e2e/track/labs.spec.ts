import type { Page } from "@playwright/test";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { read, send, ZONE } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const today = dayInZone(Date.now(), ZONE);

test.describe("Labs", () => {
  const values = (page: Page) => page.getByRole("dialog");

  test("take values in the chosen unit, show, change and delete them", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/my-health/labs");
    await home.getByRole("button", { name: "Add values" }).click();
    await values(home).getByLabel("Fasting glucose (mmol/L)").fill("5,4");
    await values(home).getByLabel("Weight (kg)").fill("71.5");
    await inspect(home, "adding values");
    await values(home).getByRole("button", { name: "Save values" }).click();
    await expectToast(home, "Values saved", "Your charts show them now.");
    const glucose = home.getByRole("region", { name: "Fasting glucose", exact: true });
    await expect(glucose).toContainText("5.4 mmol/L");
    await expect(glucose).toContainText("from your daily log");
    await expect(home.getByText(/Usual range: below 5.6 mmol\/L/)).toBeVisible();
    const [entry] = await read<{ fastingGlucose: number }[]>(
      mwezi.address,
      "/api/metabolic",
      signedIn,
    );
    expect(entry?.fastingGlucose).toBeCloseTo(97.3, 1);

    await home.getByRole("button", { name: /^Edit the values of/ }).click();
    await values(home).getByLabel("Weight (kg)").fill("");
    await values(home).getByRole("button", { name: "Save values" }).click();
    await expect(values(home)).toBeHidden();
    await expect(home.getByRole("heading", { name: "Weight" })).toBeHidden();

    await home.getByRole("button", { name: /^Edit the values of/ }).click();
    await values(home).getByRole("button", { name: "Delete these values" }).click();
    await values(home).getByRole("button", { name: "Delete", exact: true }).click();
    await expectToast(home, "Values deleted", "They're no longer in your charts.");
    await expect(home.getByText("No results yet")).toBeVisible();
  });

  test("refuse impossible values at their field, and question unusual ones", async ({ home }) => {
    await home.goto("/my-health/labs");
    await home.getByRole("button", { name: "Add values" }).click();
    await values(home).getByRole("button", { name: "Save values" }).click();
    await expect(values(home).getByText("Enter at least one value.")).toBeVisible();
    await values(home).getByLabel("HbA1c (%)").fill("35");
    await values(home).getByRole("button", { name: "Save values" }).click();
    await expect(values(home).getByText("Enter a number from 3 to 20 %.")).toBeVisible();
    await expect(values(home).getByLabel("HbA1c (%)")).toHaveAttribute("aria-invalid", "true");
    await values(home).getByLabel("HbA1c (%)").fill("6.2");
    await values(home).getByRole("button", { name: "Save values" }).click();
    await expect(values(home).getByText("Please check", { exact: true })).toBeVisible();
    await values(home).getByRole("button", { name: "It's correct, save it" }).click();
    await expectToast(home, "Values saved", "Your charts show them now.");
  });

  test("a failed save keeps the input", async ({ home }) => {
    await home.goto("/my-health/labs");
    await home.getByRole("button", { name: "Add values" }).click();
    await values(home).getByLabel("Waist (cm)").fill("82");
    await home.route("**/api/metabolic", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 503, body: "" })
        : route.continue(),
    );
    await values(home).getByRole("button", { name: "Save values" }).click();
    await expect(values(home).getByRole("alert")).toContainText("Something went wrong on our side");
    await expect(values(home).getByLabel("Waist (cm)")).toHaveValue("82");
    await home.unroute("**/api/metabolic");
    await values(home).getByRole("button", { name: "Save values" }).click();
    await expectToast(home, "Values saved", "Your charts show them now.");
  });

  test("values changed in another tab are not overwritten silently", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const metabolic = `${mwezi.address}/api/metabolic`;
    await send("POST", metabolic, { date: addDays(today, -3), weight: 71 }, signedIn.token);
    await home.goto("/my-health/labs");
    await home.getByRole("button", { name: /^Edit the values of/ }).click();
    await values(home).getByLabel("Weight (kg)").fill("72");
    await send("POST", metabolic, { date: addDays(today, -3), weight: 70 }, signedIn.token);
    await values(home).getByRole("button", { name: "Save values" }).click();
    const choice = home.getByRole("dialog", { name: "This was changed somewhere else" });
    await expect(choice.getByRole("row", { name: /Weight.*72 kg.*70 kg/ })).toBeVisible();
    await inspect(home, "two versions of a day");
    await choice.getByRole("button", { name: "Save what I typed" }).click();
    await expectToast(home, "Values saved", "Your charts show them now.");
  });
});
