import { openTrack, saveButton, scale, today } from "../support/daily-log.ts";
import { card } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectSaved } from "../support/walks.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a deep log appears on home at once: symptoms, stress and their causes", async ({ home }) => {
  await expect(home.getByText(/^Stress (low|moderate|high)/)).toHaveCount(0);
  await openTrack(home);
  await home.getByRole("tab", { name: "Deep Log" }).click();
  await scale(home, "Acne").fill("7");
  await scale(home, "Bloating").fill("6");
  await scale(home, "Stress").fill("9");
  await saveButton(home).click();
  await expectSaved(home);
  await home.getByRole("link", { name: "Home", exact: true }).click();

  await expect(home.getByText("Stress high today (9/10)")).toBeVisible();
  const insight = card(home, "Stress & Cortisol Insights");
  await expect(insight).toContainText("Elevated");
  await expect(insight).toContainText("over the last 14 days");
  await expect(insight).toContainText("Your stress averaged 9.0/10");
  const recent = card(home, "Recent Symptoms");
  await expect(recent.getByRole("listitem")).toHaveText([
    /Acne \(Face\).*From your daily log.*4\/5/,
    /Bloating.*From your daily log.*3\/5/,
  ]);
  await expect(home.getByText("stress 9/10").or(home.getByLabel(/stress 9\/10/))).toHaveCount(1);

  await recent.getByRole("link", { name: "View All" }).click();
  const history = home.getByRole("listitem").filter({ hasText: "Acne (Face)" });
  await expect(history).toContainText("4/5");
  await expect(history.getByRole("button")).toHaveCount(0);
  await history.getByRole("link", { name: "From your daily log" }).click();
  await expect(home).toHaveURL(new RegExp(`/track\\?day=${today()}$`));
});
