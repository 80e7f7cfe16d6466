import {
  type ClassCase,
  due,
  lastDays,
  logs,
  signs,
  symptoms,
  testUrgencies,
  w,
  wk,
} from "../../testing/class-case.ts";
import { daysAgo, woman } from "../../testing/concern-stories/story-case.ts";
import {
  afterPregnancyBy,
  logged,
  measured,
  said,
  ticked,
  using,
} from "../../testing/concern-stories/women.ts";
import { cyclesOfLengths } from "../../testing/example-facts.ts";

const cases: readonly ClassCase[] = [
  [
    "headache 4 at 12w two days",
    "quiet",
    { ...wk(12), ...symptoms([0, "headaches", 4], [1, "headaches", 4]) },
  ],
  [
    "headache 4 after loss at 9w",
    "quiet",
    { ...afterPregnancyBy(10, "loss"), ...symptoms([0, "headaches", 4], [1, "headaches", 4]) },
  ],
  ["vomit twice at 9w", "today", { ...wk(9), ...signs([0, ["vomiting"]], [1, ["vomiting"]]) }],
  [
    "unprotected 10 d after birth",
    "mention",
    { ...afterPregnancyBy(10), ...ticked("unprotected_sex") },
  ],
  [
    "unprotected 25d after birth",
    "today",
    { ...afterPregnancyBy(25), ...ticked("unprotected_sex") },
  ],
  ["nausea 7 at 8w", "quiet", { ...wk(8), ...symptoms([0, "nausea", 7]) }],
  ["breast tenderness 6 luteal", "quiet", { ...due(24), ...symptoms([0, "breast_tenderness", 6]) }],
  [
    "period with condoms cramps 6 one day late",
    "mention",
    { ...due(29, using("condoms")), ...logged({ pain_level: 6 }) },
  ],
  ["no bleeding hormonal IUD 120d", "quiet", { ...due(120, using("iud", { iud: "hormonal" })) }],
  ["implant 120 days none", "quiet", { ...due(120, using("implant")) }],
  [
    "bleeding 6d",
    "quiet",
    {
      facts: woman({
        cycles: [
          { startDay: daysAgo(33), endDay: daysAgo(28) },
          { startDay: daysAgo(5), endDay: daysAgo(0) },
        ],
      }),
    },
  ],
  [
    "cycle 23 once",
    "quiet",
    { facts: woman({ cycles: cyclesOfLengths([28, 28, 23, 28], daysAgo(110)) }) },
  ],
  ["headache 6 once", "quiet", { ...w(), ...symptoms([0, "headaches", 6]) }],
  ["fatigue 7", "quiet", { ...w(), ...symptoms([0, "fatigue", 7]) }],
  ["18w back pain 5, swelling feet none", "quiet", { ...wk(18), ...symptoms([0, "back_pain", 5]) }],
  [
    "after birth 20 days light flow",
    "quiet",
    { ...afterPregnancyBy(20), ...logged({ period_flow: "light" }) },
  ],
  ["perimenopause 60 day gap at 48", "quiet", { ...due(60, { age: 48 }) }],
  [
    "teen 44 day cycles",
    "quiet",
    { facts: woman({ age: 15, cycles: cyclesOfLengths([44, 40, 45], daysAgo(139)) }) },
  ],
  [
    "stress 8 for a week",
    "quiet",
    { ...w(), ...logs(...lastDays(7).map((ago) => [ago, { stress_level: 8 }] as const)) },
  ],
  ["acne 7", "quiet", { ...w(), ...symptoms([0, "acne_face", 7]) }],
  ["39w pain 4", "quiet", { ...wk(39), ...logged({ pain_level: 4 }) }],
  ["positive test on time, well", "quiet", { ...due(30), ...said({ pregnancyTest: "positive" }) }],
  [
    "after 8 weeks headaches 7 non-lasting preg 12w",
    "quiet",
    { ...wk(12), ...symptoms([0, "headaches", 7]) },
  ],
  ["pregnant 26w headache 4 once", "quiet", { ...wk(26), ...symptoms([0, "headaches", 4]) }],
  [
    "pregnant 26w headache 5 two days",
    "call-now",
    { ...wk(26), ...symptoms([0, "headaches", 5], [1, "headaches", 5]) },
  ],
  ["BP 118/76 pregnant", "quiet", { ...wk(26), ...measured(118, 76) }],
  ["BP 92/58 well", "quiet", { ...w(), ...measured(92, 58) }],
  [
    "BP 88/54 + heavy? none, headache 3",
    "quiet",
    { ...w(), ...measured(88, 54), ...symptoms([0, "headaches", 3]) },
  ],
  ["ovulation pain 4 one day", "quiet", { ...due(14), ...symptoms([0, "pelvic_pain", 4]) }],
  ["vomiting once 7w", "today", { ...wk(7), ...ticked("vomiting") }],
  [
    "pregnancy test negative 20 days late pcos",
    "mention",
    {
      facts: woman({
        cycles: cyclesOfLengths([45, 60, 50], daysAgo(205)),
        pcos: "yes",
        regularity: "irregular",
      }),
      ...said({ pregnancyTest: "negative" }),
    },
  ],
  ["pill no withdrawal bleed 35 d", "quiet", { ...due(35, using("pill")) }],
  [
    "3 weeks after birth breast tenderness 7",
    "quiet",
    { ...afterPregnancyBy(21), ...symptoms([0, "breast_tenderness", 7]) },
  ],
  ["mood_swings 8 luteal", "quiet", { ...due(25), ...symptoms([0, "mood_swings", 8]) }],
  ["pain 5 on day 1", "quiet", { ...due(0), ...logged({ pain_level: 5 }) }],
  ["39w well BP 128/80", "quiet", { ...wk(39), ...measured(128, 80) }],
  ["1-day-late no signs", "quiet", { ...due(29) }],
  ["temp 37.9", "quiet", { ...w(), ...said({ temperature: 37.9 }) }],
  [
    "HRT 3 months spotting",
    "mention",
    {
      facts: woman({ age: 54, cycles: cyclesOfLengths([28], daysAgo(1200)) }),
      medicines: [{ name: "Femoston", startDate: daysAgo(80) }],
      ...logged({ period_flow: "spotting" }),
    },
  ],
];

testUrgencies(cases);
