import { expect, it } from "vitest";
import {
  markupOf,
  textsOf,
  wordsOnScreen,
} from "../../../../../../scripts/testing/words-on-screen.tsx";
import { LearnView, NewsTab, WellnessTab } from "./learn-view.tsx";
import { ResearchTab } from "./research-tab.tsx";

const nothing = () => {};
const allTopics = {
  topic: "All Topics",
  onTopicChange: nothing,
  search: "",
  onSearchChange: nothing,
} as const;

it("Learn has three tabs [S2-74]", () => {
  const page = <LearnView tab="wellness" onTabChange={nothing} {...allTopics} />;
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

it("Research has six topic filters [S2-76]", () => {
  const tab = <ResearchTab {...allTopics} />;
  expect(textsOf(tab, "label")).toEqual([
    "Search articles",
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

it("News explains the second name of PCOS with a link", () => {
  expect(wordsOnScreen(<NewsTab />)).toContain("PCOS, now also called PMOS");
  expect(markupOf(<NewsTab />)).toContain('href="/articles/pcos-explained"');
});

it("a search without results says so", () => {
  const tab = <ResearchTab {...allTopics} search="motor cars" />;
  expect(wordsOnScreen(tab)).toContain("No article found.");
});
