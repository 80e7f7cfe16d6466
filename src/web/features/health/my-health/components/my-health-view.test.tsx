import { expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { textsOf, wordsOnScreen } from "../../../../../../scripts/testing/words-on-screen.tsx";
import { HealthFolder } from "./health-folder.tsx";
import { MyHealthView } from "./my-health-view.tsx";

const last = { today: calendarDay("2026-11-20") };
const folder = <HealthFolder hidesFertility={false} last={last} />;
const page = (
  <MyHealthView
    tab="folder"
    hidesFertility={false}
    last={last}
    onTabChange={() => {}}
    resources=""
    goals=""
  />
);

it("My Health describes its content in three tabs, the folder first [S2-79]", () => {
  expect(textsOf(page, "h1")).toEqual(["My Health"]);
  expect(wordsOnScreen(page)).toContain("Your health data, goals, and resources in one place.");
  expect(textsOf(page, "button")).toEqual(["Health Folder", "Resources", "My Goals"]);
  expect(textsOf(page, "h2").slice(0, 3)).toEqual(textsOf(folder, "h2").slice(0, 3));
});

it("the Health Folder starts with three rows, each with its purpose and a link [S2-80]", () => {
  const words = wordsOnScreen(folder);
  for (const card of [
    "Labs View and upload results (glucose, insulin, testosterone, TSH, etc.) Open labs",
    "Medications & Supplements Track doses and adherence. Generate a shareable list. Manage",
    "Doctor Visit Prep One-page summary of symptoms, trends, and questions. Generate PDF",
  ]) {
    expect(words).toContain(card);
  }
});

it("the Health Folder links the frequently used pages, then hair and skin", () => {
  expect(wordsOnScreen(folder)).toMatch(
    /Labs .* Medications .* Visit .* Calendar .* history .* Trends .* Patterns .* Ovulation .* Hair and skin /,
  );
  expect(wordsOnScreen(<HealthFolder hidesFertility last={last} />)).not.toContain("Ovulation");
});

it("each row shows its last value", () => {
  const words = wordsOnScreen(
    <HealthFolder
      hidesFertility={false}
      last={{
        ...last,
        results: [
          { id: "a", date: calendarDay("2026-11-02"), test: "hba1c", value: 5.6, unit: "%" },
          { id: "b", date: calendarDay("2026-08-02"), test: "shbg", value: 40, unit: "nmol/L" },
        ],
        medicines: [
          ...[{ endDate: undefined }, { endDate: calendarDay("2026-10-01") }].map((end, index) => ({
            id: String(index),
            name: "Metformin",
            schedule: { kind: "as_needed" as const },
            startDate: calendarDay("2026-03-01"),
            ...end,
          })),
        ],
        logs: [{ date: calendarDay("2026-11-17") }],
        symptoms: [{ date: calendarDay("2026-11-19") }],
        checkIns: [{ date: calendarDay("2026-11-18") }],
      }}
    />,
  );
  expect(words).toContain("HbA1c 5.6 %, Nov 2");
  expect(words).toContain("1 you take now");
  expect(words).toContain("Last logged Nov 19");
});
