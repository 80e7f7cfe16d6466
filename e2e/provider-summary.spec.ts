import { ago, logCycles, mood, post } from "./dashboard-facts.ts";
import { expect, test } from "./fixtures.ts";
import { inspect } from "./inspect.ts";

test.describe("the summary for her healthcare provider", () => {
  test.beforeEach(async ({ home, signedIn, mwezi }) => {
    await logCycles(mwezi.address, signedIn, 9, [28, 31, 29]);
    await post(mwezi.address, "/api/moods", mood(1, 4), signedIn);
    const symptom = { date: ago(2), type: "cramps", severity: 7 };
    await post(mwezi.address, "/api/symptoms", symptom, signedIn);
    const measures = { date: ago(5), fastingGlucose: 92, weight: 71.5 };
    await post(mwezi.address, "/api/metabolic", measures, signedIn);
    await home.goto("/summary");
    await expect(home.getByRole("heading", { name: "Health summary" })).toBeVisible();
  });

  test("says what she logged against the usual range, and is no diagnosis", async ({ home }) => {
    const sheet = home.getByRole("article");
    await expect(sheet).toContainText("29.3 days (usual range 24–38 days)");
    await expect(sheet).toContainText("Shortest 28, longest 31 days");
    await expect(sheet.getByRole("row", { name: /^Cramps 1 7 \/ 7/ })).toBeVisible();
    await expect(sheet).toContainText("Stress 8 of 10");
    await expect(sheet).toContainText("5.1 mmol/L (92 mg/dL)");
    await expect(sheet).toContainText("Educational, not a diagnosis.");
    await expect(sheet).not.toContainText(/abnormal|normal/i);
  });

  test("carries her name only when she wants it", async ({ home, signedIn }) => {
    const sheet = home.getByRole("article");
    await expect(sheet).not.toContainText(signedIn.name);
    await home.getByRole("checkbox", { name: "Put my name on it" }).check();
    await expect(sheet).toContainText(signedIn.name);
  });

  test("prints on one page, without the frame of the app", async ({ home }) => {
    await home.emulateMedia({ media: "print" });
    await expect(home.getByRole("button", { name: "Print or save as PDF" })).toBeHidden();
    await expect(home.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    const pdf = await home.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test("the button asks the browser to print", async ({ home }) => {
    await home.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await home.getByRole("button", { name: "Print or save as PDF" }).click();
    await expect(home.locator("body[data-printed]")).toHaveCount(1);
  });

  test("is open to everyone", async ({ home }) => {
    await inspect(home, "the summary");
  });

  test("says so when something cannot be loaded", async ({ home }) => {
    await home.route("**/api/metabolic", (route) => route.abort());
    await home.reload();
    await expect(home.getByRole("button", { name: "Print or save as PDF" })).toBeDisabled();
    await home.unroute("**/api/metabolic");
    await home.getByRole("button", { name: "Try again" }).click();
    await expect(home.getByRole("heading", { name: "Health summary" })).toBeVisible();
  });
});
