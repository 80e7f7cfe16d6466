import { daysAgo, type StoryCase, woman } from "./story-case.ts";
import { measured, ticked } from "./women.ts";

const facts = woman();

export const veryHighPressure: readonly StoryCase[] = [
  {
    name: "180/100",
    story: { facts, ...measured(180, 100) },
    expected: [
      ["bp-180", "today"],
      ["bp-high", "within-days"],
    ],
  },
  {
    name: "150/110",
    story: { facts, ...measured(150, 110) },
    expected: [
      ["bp-180", "today"],
      ["bp-high", "within-days"],
    ],
  },
  {
    name: "185/115, seven days ago, at 47",
    story: { facts: woman({ age: 47 }), ...measured(185, 115, daysAgo(7)) },
    expected: [
      ["bp-180", "today"],
      ["bp-high", "within-days"],
    ],
  },
  {
    name: "185/115, eight days ago",
    story: { facts, ...measured(185, 115, daysAgo(8)) },
    expected: [["bp-high", "within-days"]],
  },
  {
    name: "181/100 with chest pain",
    story: { facts, ...measured(181, 100), ...ticked("chest_pain") },
    expected: [
      ["bp-emergency", "call-now"],
      ["bp-180", "today"],
      ["bp-high", "within-days"],
    ],
  },
  {
    name: "181/100 yesterday, and loss of vision today, at 57",
    story: {
      facts: woman({ age: 57 }),
      ...measured(181, 100, daysAgo(1)),
      ...ticked("vision_loss"),
    },
    expected: [
      ["bp-emergency", "call-now"],
      ["bp-180", "today"],
      ["bp-high", "within-days"],
    ],
  },
  {
    name: "118/76 with chest pain",
    story: { facts, ...measured(118, 76), ...ticked("chest_pain") },
    expected: [["danger-sign", "call-now"]],
  },
];
