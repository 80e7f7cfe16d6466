import { ago, logCycles, post } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";

test.use({ beginsAtHome: false });

test.describe("Did it help?", () => {
  test.beforeEach(async ({ home, signedIn, mwezi }) => {
    await logCycles(mwezi.address, signedIn, 9, [44, 41, 30, 29]);
    const schedule = { kind: "daily", timesADay: 1 };
    const medicine = { name: "Metformin", schedule, startDate: ago(70) };
    await post(mwezi.address, "/api/medicines", medicine, signedIn);
    for (const week of [0, 1, 2, 3, 4, 5]) {
      const before = { date: ago(71 + 7 * week), type: "acne_face", severity: 7 };
      const after = { date: ago(70 - 7 * week), type: "acne_face", severity: 3 };
      await post(mwezi.address, "/api/symptoms", before, signedIn);
      await post(mwezi.address, "/api/symptoms", after, signedIn);
    }
    await home.goto("/my-health/medications");
    await home.getByRole("link", { name: "Did it help? Metformin" }).click();
    await expect(home.getByRole("heading", { level: 1, name: "Did it help?" })).toBeVisible();
  });

  test("shows the weeks before and after, the certainty, and other changes", async ({ home }) => {
    const card = home.getByRole("region", { name: "Metformin", exact: true });
    await expect(card).toContainText("From 7 to 3: lower by 4 to 4. Chance alone");
    await expect(card).toContainText("Too few cycles to say");
    await expect(card.getByRole("img", { name: /^Acne .* before and after/ })).toBeVisible();
    await home.getByLabel("What did you change?").fill("Walking every day");
    await home.getByRole("button", { name: "Mark it" }).click();
    await expect(card).toContainText("Walking every day begun");
    await expect(home.getByRole("heading", { name: "Walking every day" })).toBeVisible();
    await inspect(home, "did it help");
  });

  test("shows what did not change in a line that opens its chart", async ({ home }) => {
    const card = home.getByRole("region", { name: "Metformin", exact: true });
    const chart = card.getByRole("img", { name: /^Cycle length before and after/ });
    const line = card.locator("summary", { hasText: "Cycle length" });
    await expect(line).toContainText("Too few cycles to say");
    await expect(chart).toHaveCount(0);
    await line.click();
    await expect(chart).toBeVisible();
  });

  test("a removed change is restored with Undo", async ({ home }) => {
    await home.getByLabel("What did you change?").fill("Walking every day");
    await home.getByRole("button", { name: "Mark it" }).click();
    const change = home.getByRole("heading", { name: "Walking every day" });
    await home.getByRole("button", { name: "Remove: Walking every day" }).click();
    await expect(change).toHaveCount(0);
    await home.getByRole("button", { name: "Undo" }).click();
    await expect(change).toBeVisible();
  });

  test("is added to the doctor's report on request", async ({ home }) => {
    const tick = home.getByRole("checkbox", { name: "Put it on my page for the doctor" });
    await tick.check();
    await expect(tick).toBeChecked();
    await expect(tick).toBeEnabled();
    await home.goto("/my-health/doctor-visit");
    const report = home.getByRole("article", { name: "The page you hand over" });
    await expect(report.locator("[data-part=tried]")).toContainText("Metformin since");
    await expect(report.locator("[data-part=tried]")).toContainText(
      "Acne, face 7 before, 3 of 10 after",
    );
  });
});
