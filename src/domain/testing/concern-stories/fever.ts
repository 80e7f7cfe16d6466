import { daysAgo, type StoryCase, woman } from "./story-case.ts";
import { logged, said } from "./women.ts";

const facts = woman();
const now: StoryCase["expected"] = [["fever-pelvic", "call-now"]];
const mildPain = logged({ pain_level: 3 });

export const fever: readonly StoryCase[] = [
  {
    name: "38.0 °C with low pain",
    story: { facts, ...said({ temperature: 38, signs: ["new_low_pain"] }) },
    expected: now,
  },
  {
    name: "37.9 °C with low pain",
    story: { facts, ...said({ temperature: 37.9, signs: ["new_low_pain"] }) },
    expected: [["sign low-pain", "within-days"]],
  },
  {
    name: "39.2 °C with cramps of 3",
    story: { facts, ...said({ temperature: 39.2 }), ...mildPain },
    expected: now,
  },
  {
    name: "37.9 °C without pain",
    story: { facts, ...said({ temperature: 37.9 }) },
    expected: [],
  },
  {
    name: "38.0 °C without pain",
    story: { facts, ...said({ temperature: 38 }) },
    expected: [["fever", "within-days"]],
  },
  {
    name: "38.9 °C on waking, two days ago",
    story: { facts: woman({ signs: [{ day: daysAgo(2), temperature: 38.9 }] }) },
    expected: [["fever", "within-days"]],
  },
  {
    name: "39.0 °C without pain",
    story: { facts, ...said({ temperature: 39 }) },
    expected: [["fever", "today"]],
  },
  {
    name: "39.0 °C without pain, three days ago",
    story: { facts, signs: [{ date: daysAgo(3), temperature: 39 }] },
    expected: [],
  },
  {
    name: "38.4 °C on waking, left out of her chart, with pain of 3",
    story: {
      facts: woman({
        signs: [{ day: daysAgo(1), temperature: 38.4, isTemperatureExcluded: true }],
      }),
      ...mildPain,
    },
    expected: now,
  },
  {
    name: "38.4 °C three days ago, and pain of 3 today",
    story: { facts, signs: [{ date: daysAgo(3), temperature: 38.4 }], ...mildPain },
    expected: [],
  },
  {
    name: "38.4 °C and low pain at 57",
    story: {
      facts: woman({ age: 57 }),
      ...said({ temperature: 38.4, signs: ["new_low_pain"] }),
    },
    expected: now,
  },
];
