import { expect, it } from "vitest";
import { textsOf, wordsOnScreen } from "../../../../../../scripts/testing/words-on-screen.tsx";
import { LearnView, NewsTab, WellnessTab } from "./learn-view.tsx";
import { ResearchTab } from "./research-tab.tsx";

const nothing = () => {};

it("Learn has three tabs [S2-74]", () => {
  const page = (
    <LearnView tab="wellness" onTabChange={nothing} topic="All Topics" onTopicChange={nothing} />
  );
  expect(textsOf(page, "button")).toEqual(["Wellness", "Research", "News"]);
});

it("Wellness has four cards [S2-75]", () => {
  expect(textsOf(<WellnessTab />, "h2")).toEqual([
    "Cycle-Synced Movement",
    "PCOS Nutrition",
    "Mind & Sleep",
    "My Care Plan",
  ]);
});

it("Research is filtered by six topics [S2-76]", () => {
  const tab = <ResearchTab topic="All Topics" onTopicChange={nothing} />;
  expect(textsOf(tab, "label")).toEqual([
    "All Topics",
    "PCOS",
    "Endometriosis",
    "Cycle Health",
    "Nutrition",
    "Mental Health",
  ]);
});

it("News has three cards, one of each kind [S2-77]", () => {
  expect(textsOf(<NewsTab />, "h2")).toHaveLength(3);
  const words = wordsOnScreen(<NewsTab />);
  for (const kind of ["Policy", "Innovation", "Research"]) expect(words).toContain(kind);
});
