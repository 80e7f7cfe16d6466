import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { dayRecords } from "../../day/day-record.ts";
import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, woman } from "./story-case.ts";
import { afterPregnancyBy, pregnantFor, ticked, using } from "./women.ts";

const takes = (name: string, endDate?: number) => ({
  medicines: [
    { name, startDate: daysAgo(300), ...(endDate !== undefined && { endDate: daysAgo(endDate) }) },
  ],
});
const after = (age: number, days: number): CycleFacts =>
  woman({ age, cycles: [{ startDay: daysAgo(days + 4), endDay: daysAgo(days) }] });
const young = (firstPeriodAge: number, lengths: readonly number[], lastStart: number) => ({
  facts: woman({
    age: 14,
    cycles: cyclesOfLengths(lengths, daysAgo(lastStart)),
  }),
  background: { firstPeriodAge },
});

const oestrogen: readonly StoryCase[] = [
  {
    name: "at 57, a swollen painful leg on hormone therapy",
    story: {
      facts: after(57, 3000),
      ...takes("Femoston 1/10"),
      ...ticked("leg_swollen_and_painful"),
    },
    expected: [["clot", "call-now"]],
  },
  {
    name: "a swollen painful leg, Yasmin among her medicines",
    story: { facts: woman(), ...takes("Yasmin"), ...ticked("leg_swollen_and_painful") },
    expected: [["clot", "call-now"]],
  },
  {
    name: "PCOS, short of breath, Diane-35 stopped seven days ago",
    story: { facts: woman(), ...takes("Diane-35", 7), ...ticked("short_of_breath") },
    expected: [["clot", "call-now"]],
  },
  {
    name: "a swollen painful leg, Diane-35 stopped eight days ago",
    story: { facts: woman(), ...takes("Diane-35", 8), ...ticked("leg_swollen_and_painful") },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "migraine with aura, Nordette among her medicines",
    story: { facts: woman(), ...takes("Nordette"), background: { migraineWithAura: true } },
    expected: [["combined-method", "within-days"]],
  },
  {
    name: "at 57, migraine with aura on hormone therapy",
    story: { facts: after(57, 3000), ...takes("Premarin"), background: { migraineWithAura: true } },
    expected: [["screening cervix", "mention"]],
  },
  {
    name: "migraine with aura on the implant",
    story: { facts: woman(using("implant")), background: { migraineWithAura: true } },
    expected: [],
  },
];

const bleedingSigns: readonly StoryCase[] = [
  {
    name: "at 57, clots alone after 700 days",
    story: {
      facts: after(57, 700),
      ...ticked("clots_over_2_5_cm"),
    },
    expected: [
      ["bleed-heavy-cycle", "within-days"],
      ["bleed-after-menopause", "within-days"],
    ],
  },
  {
    name: "at 57, bleeding after sex alone after 700 days",
    story: {
      facts: after(57, 700),
      ...ticked("bleeding_after_sex"),
    },
    expected: [
      ["bleed-after-sex", "within-days"],
      ["bleed-after-menopause", "within-days"],
    ],
  },
  {
    name: "clots over 2.5 cm, in the sixth month of a copper IUD",
    story: {
      facts: woman(using("iud", { iud: "copper", from: daysAgo(183) })),
      ...ticked("clots_over_2_5_cm"),
    },
    expected: [["bleed-heavy-cycle copper", "within-days"]],
  },
  {
    name: "clots over 2.5 cm, after six months of a copper IUD",
    story: {
      facts: woman(using("iud", { iud: "copper", from: daysAgo(184) })),
      ...ticked("clots_over_2_5_cm"),
    },
    expected: [["bleed-heavy-cycle", "within-days"]],
  },
];

const breastfeeds = (days: number) => {
  const { facts, stages = [] } = afterPregnancyBy(days);
  return { facts: { ...facts, isBreastfeeding: true }, stages };
};

const breastfeeding: readonly StoryCase[] = [
  {
    name: "183 days after a birth, breastfeeding since a day she did not give",
    story: breastfeeds(183),
    expected: [],
  },
  {
    name: "184 days after a birth, breastfeeding since a day she did not give",
    story: breastfeeds(184),
    expected: [["no-period", "within-days"]],
  },
  {
    name: "90 days, breastfeeding, and nothing known of a birth",
    story: {
      facts: woman({
        cycles: cyclesOfLengths([28, 28, 28], daysAgo(174)),
        isBreastfeeding: true,
      }),
    },
    expected: [],
  },
];

const notRecorded: readonly StoryCase[] = [
  {
    name: "fewer movements, and no pregnancy recorded",
    story: { facts: woman(), ...ticked("fewer_movements") },
    expected: [["movements", "call-now"]],
  },
  {
    name: "waters broken, and no pregnancy recorded",
    story: { facts: woman(), ...ticked("waters_broke") },
    expected: [["preg-danger", "call-now"]],
  },
  {
    name: "fewer movements and waters broken at 38 weeks",
    story: { ...pregnantFor(266), ...ticked("fewer_movements", "waters_broke") },
    expected: [
      ["preg-danger waters", "call-now"],
      ["movements", "call-now"],
    ],
  },
];

const firstYear: readonly StoryCase[] = [
  {
    name: "at 14, cycles of 60 days, her first period at 14",
    story: young(14, [60, 60, 60], 190),
    expected: [],
  },
  {
    name: "at 14, cycles of 60 days, her first period at 13",
    story: young(13, [60, 60, 60], 190),
    expected: [["cycle-length", "mention"]],
  },
  {
    name: "at 14, a cycle of 95 days, her first period at 14",
    story: young(14, [95], 105),
    expected: [],
  },
  {
    name: "at 14, a cycle of 95 days, her first period at 13",
    story: young(13, [95], 105),
    expected: [["long-gap", "mention"]],
  },
];

const dailyFor = (days: number, type: "bloating" | "pelvic_pain", severity: number) =>
  dayRecords({
    symptoms: Array.from({ length: days }, (_, ago) => ({ date: daysAgo(ago), type, severity })),
  });
const at = (age: number) => ({ facts: woman({ age, cycles: [] }) });

const symptoms: readonly StoryCase[] = [
  {
    name: "at 50, bloating logged as a symptom on 13 days",
    story: { ...at(50), days: dailyFor(13, "bloating", 3) },
    expected: [["ovary-signs", "within-days"]],
  },
  {
    name: "at 57, pelvic pain logged as a symptom on 12 days",
    story: { ...at(57), days: dailyFor(12, "pelvic_pain", 3) },
    expected: [],
  },
  {
    name: "at 49, bloating logged as a symptom on 13 days",
    story: { ...at(49), days: dailyFor(13, "bloating", 3) },
    expected: [],
  },
  {
    name: "breast tenderness of 9",
    story: {
      facts: woman(),
      days: dayRecords({
        symptoms: [{ date: daysAgo(0), type: "breast_tenderness", severity: 9 }],
      }),
    },
    expected: [["pain-strong", "within-days"]],
  },
];

const rated = (depression: number, ago: number) => ({
  facts: woman(),
  days: dayRecords({ checkIns: [{ date: daysAgo(ago), depression }] }),
});

const worstDays: readonly StoryCase[] = [
  {
    name: "low mood of 5 of 5, 14 days ago",
    story: rated(5, 14),
    expected: [["mood-low worst-day", "mention"]],
  },
  { name: "low mood of 5 of 5, 15 days ago", story: rated(5, 15), expected: [] },
  { name: "low mood of 4 of 5 today", story: rated(4, 0), expected: [] },
];

/** Facts that a rule looks for, entered in a less obvious place. */
export const otherDoors: readonly StoryCase[] = [
  ...oestrogen,
  ...bleedingSigns,
  ...breastfeeding,
  ...notRecorded,
  ...firstYear,
  ...symptoms,
  ...worstDays,
];
