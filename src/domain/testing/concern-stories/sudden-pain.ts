import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";
import { logged, pregnantFor, said, ticked, tickedOn, using } from "./women.ts";

const facts = woman();
const outside: StoryCase["expected"] = [["ectopic", "call-now"]];
const acute: StoryCase["expected"] = [["pelvic-acute", "call-now"]];

const waiting = (days: number, changes: Parameters<typeof woman>[0] = {}) =>
  woman({ cycles: cyclesOfLengths([28, 28, 28, 28], daysAgo(days + 112)), ...changes });

const late: readonly StoryCase[] = [
  {
    name: "sudden pelvic pain, a period late by one day",
    story: { facts: waiting(29), ...ticked("sudden_pelvic_pain") },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute alone", "today"],
    ],
  },
  {
    name: "sudden pelvic pain on the day her period is due",
    story: { facts: waiting(28), ...ticked("sudden_pelvic_pain") },
    expected: [["pelvic-acute alone", "today"]],
  },
  ...(["one_sided_pelvic_pain", "shoulder_tip_pain", "fainting", "very_pale"] as const).map(
    (sign) => ({
      name: `${sign}, a period late by two days`,
      story: { facts: waiting(30), ...ticked(sign) },
      expected: outside,
    }),
  ),
  {
    name: "sudden pelvic pain, late with an IUD",
    story: { facts: waiting(30, { contraception: "iud" }), ...ticked("sudden_pelvic_pain") },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute alone", "today"],
    ],
  },
  {
    name: "fainting, and no period for months with an implant",
    story: { facts: waiting(60, { contraception: "implant" }), ...ticked("fainting") },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "sudden pelvic pain, late after a sterilisation, and no pregnancy possible by her answer",
    story: {
      facts: waiting(30, using("sterilisation")),
      ...ticked("sudden_pelvic_pain"),
      background: { couldConceive: false },
    },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute alone", "today"],
    ],
  },
  {
    name: "sudden pelvic pain, late at 47",
    story: { facts: waiting(30, { age: 47 }), ...ticked("sudden_pelvic_pain") },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute alone", "today"],
    ],
  },
  {
    name: "sudden pelvic pain, late at 57",
    story: { facts: waiting(30, { age: 57 }), ...ticked("sudden_pelvic_pain") },
    expected: [["pelvic-acute alone", "today"]],
  },
  {
    name: "sudden pelvic pain, late where no pregnancy is possible by her answer",
    story: {
      facts: waiting(30),
      ...ticked("sudden_pelvic_pain"),
      background: { couldConceive: false },
    },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute alone", "today"],
    ],
  },
  {
    name: "sudden pelvic pain on day 20 where no pregnancy is possible by her answer",
    story: {
      facts: waiting(20),
      ...ticked("sudden_pelvic_pain"),
      background: { couldConceive: false },
    },
    expected: [["pelvic-acute alone", "today"]],
  },
  {
    name: "fainting, late where no pregnancy is possible by her answer",
    story: {
      facts: waiting(30),
      ...ticked("fainting"),
      background: { couldConceive: false },
    },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "sudden pelvic pain, late, and a pregnancy ruled out on home in this cycle",
    story: {
      facts: waiting(34),
      ...ticked("sudden_pelvic_pain"),
      background: { notPregnantOn: daysAgo(1) },
    },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute alone", "today"],
    ],
  },
  {
    name: "fainting, late, trying to conceive, with a negative test",
    story: {
      facts: waiting(30),
      goals: ["fertility"],
      ...said({ signs: ["fainting"], pregnancyTest: "negative" }),
    },
    expected: outside,
  },
];

const pregnant: readonly StoryCase[] = [
  {
    name: "one-sided pain and a positive test",
    story: { facts, ...said({ signs: ["one_sided_pelvic_pain"], pregnancyTest: "positive" }) },
    expected: [
      ["ectopic", "call-now"],
      ["preg-bleed", "call-now"],
      ["preg-danger pain", "today"],
    ],
  },
  {
    name: "fainting at 13 weeks",
    story: { ...pregnantFor(97), ...ticked("fainting") },
    expected: [...outside, ["preg-danger", "call-now"]],
  },
  {
    name: "fainting at 14 weeks",
    story: { ...pregnantFor(98), ...ticked("fainting") },
    expected: [["preg-danger", "call-now"]],
  },
  {
    name: "a positive test with an IUD",
    story: {
      facts: woman({ contraception: "iud", cycles: [] }),
      ...said({ pregnancyTest: "positive" }),
    },
    expected: [["iud-positive", "today"]],
  },
  {
    name: "a positive test with an implant",
    story: {
      facts: woman({ contraception: "implant", cycles: [] }),
      ...said({ pregnancyTest: "positive" }),
    },
    expected: [["iud-positive", "today"]],
  },
  {
    name: "a positive test after a sterilisation",
    story: {
      facts: woman({ ...using("sterilisation"), cycles: [] }),
      ...said({ pregnancyTest: "positive" }),
    },
    expected: [["iud-positive sterilisation", "today"]],
  },
  {
    name: "a positive test after a sterilisation, and bleeding",
    story: {
      facts: woman({ ...using("sterilisation"), cycles: [] }),
      ...said({ pregnancyTest: "positive", signs: ["bleeding_after_sex"] }),
    },
    expected: [
      ["preg-bleed", "call-now"],
      ["iud-positive now", "call-now"],
      ["bleed-after-sex", "within-days"],
    ],
  },
  {
    name: "a positive test with condoms",
    story: {
      facts: woman({ ...using("condoms"), cycles: [] }),
      ...said({ pregnancyTest: "positive" }),
    },
    expected: [],
  },
  {
    name: "a positive test with an IUD, and new low pain",
    story: {
      facts: woman({ contraception: "iud", cycles: [] }),
      ...said({ pregnancyTest: "positive", signs: ["new_low_pain"] }),
    },
    expected: [
      ["iud-positive now", "call-now"],
      ["preg-danger pain", "today"],
      ["iud-trouble", "within-days"],
    ],
  },
  {
    name: "a positive test without contraception",
    story: { facts: woman({ cycles: [] }), ...said({ pregnancyTest: "positive" }) },
    expected: [],
  },
  {
    name: "a positive test on the pill",
    story: {
      facts: woman({ contraception: "pill", cycles: [] }),
      ...said({ pregnancyTest: "positive" }),
    },
    expected: [],
  },
];

const anyAge: readonly StoryCase[] = [
  ...[15, 29, 57].map((age) => ({
    name: `sudden pelvic pain and vomiting at ${age}`,
    story: { facts: woman({ age }), ...ticked("sudden_pelvic_pain", "vomiting") },
    expected: acute,
  })),
  {
    name: "sudden pelvic pain of 8",
    story: { facts, ...ticked("sudden_pelvic_pain"), ...logged({ pain_level: 8 }) },
    expected: [...acute, ["pain-strong", "within-days"], ["severe-pain", "mention"]],
  },
  {
    name: "sudden pelvic pain of 7",
    story: { facts, ...ticked("sudden_pelvic_pain"), ...logged({ pain_level: 7 }) },
    expected: [
      ["pelvic-acute alone", "today"],
      ["moderate-pain", "mention"],
    ],
  },
  {
    name: "sudden pelvic pain and fainting, two days ago",
    story: { facts, ...tickedOn(daysAgo(2), "sudden_pelvic_pain", "fainting") },
    expected: acute,
  },
  {
    name: "sudden pelvic pain and fainting, three days ago",
    story: { facts, ...tickedOn(daysAgo(3), "sudden_pelvic_pain", "fainting") },
    expected: [],
  },
  {
    name: "vomiting without pain",
    story: { facts, ...ticked("vomiting") },
    expected: [["sign stomach", "mention"]],
  },
];

const sight: readonly StoryCase[] = [
  {
    name: "loss of vision with a severe headache",
    story: { facts, ...ticked("vision_loss", "severe_headache") },
    expected: [
      ["vision-prolactin", "today"],
      ["pain-strong", "within-days"],
    ],
  },
  {
    name: "loss of vision, and milk when not feeding a week ago",
    story: {
      facts,
      signs: [
        { date: daysAgo(7), signs: ["milk_without_feeding"] },
        { date: TODAY, signs: ["vision_loss"] },
      ],
    },
    expected: [["vision-prolactin", "today"]],
  },
  {
    name: "milk when not feeding",
    story: { facts, ...ticked("milk_without_feeding") },
    expected: [["sign milk", "within-days"]],
  },
];

export const suddenPain: readonly StoryCase[] = [...late, ...pregnant, ...anyAge, ...sight];
