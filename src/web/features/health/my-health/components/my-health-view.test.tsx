import { expect, it } from "vitest";
import { textsOf, wordsOnScreen } from "../../../../../../scripts/testing/words-on-screen.tsx";
import { HealthFolder } from "./health-folder.tsx";
import { MyHealthView } from "./my-health-view.tsx";

const page = (
  <MyHealthView tab="folder" hidesFertility={false} onTabChange={() => {}} resources="" goals="" />
);

it("My Health says what it holds, in three tabs that begin with the folder [S2-79]", () => {
  expect(textsOf(page, "h1")).toEqual(["My Health"]);
  expect(wordsOnScreen(page)).toContain("Your health data, goals, and resources in one place.");
  expect(textsOf(page, "button")).toEqual(["Health Folder", "Resources", "My Goals"]);
  expect(textsOf(page, "h2").slice(0, 3)).toEqual(
    textsOf(<HealthFolder hidesFertility={false} />, "h2").slice(0, 3),
  );
});

it("the Health Folder has three cards, each with what it is for and a way on [S2-80]", () => {
  const words = wordsOnScreen(<HealthFolder hidesFertility={false} />);
  for (const card of [
    "Labs View and upload results (glucose, insulin, testosterone, TSH, etc.) Open labs",
    "Medications & Supplements Track doses and adherence. Generate a shareable list. Manage",
    "Doctor Visit Prep One-page summary of symptoms, trends, and questions. Generate PDF",
  ]) {
    expect(words).toContain(card);
  }
});

it("the Health Folder leads to hair and skin, patterns and ovulation", () => {
  expect(wordsOnScreen(<HealthFolder hidesFertility={false} />)).toMatch(
    /Hair and skin .* Patterns .* Ovulation /,
  );
  expect(wordsOnScreen(<HealthFolder hidesFertility />)).not.toContain("Ovulation");
});
