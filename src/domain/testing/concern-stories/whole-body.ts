import { dayRecords } from "../../day/day-record.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";
import {
  afterPregnancyBy,
  logged,
  measured,
  pregnantFor,
  ticked,
  tickedOn,
  using,
} from "./women.ts";

const facts = woman();
const taking = (...names: readonly string[]) => ({
  medicines: names.map((name) => ({ name, startDate: daysAgo(100) })),
});

const pillAndBlood: readonly StoryCase[] = [
  {
    name: "a severe headache on the pill",
    story: { facts: woman(using("pill")), ...ticked("severe_headache") },
    expected: [
      ["clot headache", "today"],
      ["pain-strong", "within-days"],
    ],
  },
  {
    name: "changed eyesight on the ring",
    story: { facts: woman(using("ring")), ...ticked("vision_change") },
    expected: [["clot headache", "today"]],
  },
  {
    name: "a severe headache and a weak side, on the pill",
    story: { facts: woman(using("pill")), ...ticked("severe_headache", "weakness_on_one_side") },
    expected: [
      ["clot", "call-now"],
      ["pain-strong", "within-days"],
    ],
  },
  {
    name: "a severe headache on a progestogen-only pill",
    story: {
      facts: woman(using("pill", { pill: "progestogen_only" })),
      ...ticked("severe_headache"),
    },
    expected: [["pain-strong", "within-days"]],
  },
  {
    name: "changed eyesight, no hormones",
    story: { facts, ...ticked("vision_change") },
    expected: [["sign eyes", "within-days"]],
  },
  { name: "on the pill, and well", story: { facts: woman(using("pill")) }, expected: [] },
  {
    name: "on the pill, a headache of 5",
    story: {
      facts: woman(using("pill")),
      days: dayRecords({ symptoms: [{ date: TODAY, type: "headaches", severity: 5 }] }),
    },
    expected: [],
  },
  {
    name: "84/50 and very pale",
    story: { facts, ...measured(84, 50), ...ticked("very_pale") },
    expected: [["bp-emergency low", "call-now"]],
  },
  { name: "88/56, and well", story: { facts, ...measured(88, 56) }, expected: [] },
  {
    name: "178/106",
    story: { facts, ...measured(178, 106) },
    expected: [["bp-high", "within-days"]],
  },
  {
    name: "a pad soaked in an hour, yesterday",
    story: { facts, ...tickedOn(daysAgo(1), "soaked_pad_an_hour") },
    expected: [["bleed-heavy today", "today"]],
  },
  {
    name: "a pad an hour for two hours, five days ago",
    story: { facts, ...tickedOn(daysAgo(5), "soaked_pads_two_hours") },
    expected: [["bleed-heavy-cycle", "within-days"]],
  },
  {
    name: "ten days of bleeding, and very pale",
    story: {
      facts: woman({
        cycles: [
          { startDay: daysAgo(9), endDay: TODAY },
          { startDay: daysAgo(38), endDay: daysAgo(34) },
        ],
      }),
      ...ticked("very_pale"),
    },
    expected: [
      ["bleed-heavy today", "today"],
      ["bleed-long", "within-days"],
    ],
  },
  {
    name: "ten days of bleeding and a faint",
    story: {
      facts: woman({
        cycles: [
          { startDay: daysAgo(9), endDay: TODAY },
          { startDay: daysAgo(38), endDay: daysAgo(34) },
        ],
      }),
      ...ticked("fainting"),
    },
    expected: [
      ["bleed-heavy", "call-now"],
      ["bleed-long", "within-days"],
    ],
  },
  {
    name: "warfarin and a heavy flow",
    story: {
      facts: woman(using("iud")),
      ...taking("Warfarin 5 mg"),
      ...logged({ period_flow: "heavy" }),
    },
    expected: [
      ["bleed-heavy today", "today"],
      ["heavy-or-long-bleeding", "mention"],
    ],
  },
  {
    name: "Xarelto and clots, three days ago",
    story: {
      facts: woman(using("iud")),
      ...taking("Xarelto"),
      ...tickedOn(daysAgo(3), "clots_over_2_5_cm"),
    },
    expected: [
      ["bleed-heavy today", "today"],
      ["bleed-heavy-cycle", "within-days"],
    ],
  },
  {
    name: "warfarin and a light flow",
    story: {
      facts: woman(using("iud")),
      ...taking("Warfarin 5 mg"),
      ...logged({ period_flow: "light" }),
    },
    expected: [],
  },
  {
    name: "a swollen face and trouble swallowing",
    story: { facts, ...ticked("swollen_face_or_hands", "cannot_swallow") },
    expected: [
      ["danger-sign", "call-now"],
      ["danger-sign today", "today"],
      ["sign swelling", "within-days"],
    ],
  },
];

export const wholeBody: readonly StoryCase[] = [
  ...pillAndBlood,
  {
    name: "weight loss with HIV",
    story: {
      facts,
      background: { hiv: true, lastCervicalScreening: daysAgo(300) },
      ...ticked("weight_loss"),
    },
    expected: [["sign weight", "within-days"]],
  },
  {
    name: "weight loss, 100 days without a period",
    story: {
      facts: woman({ cycles: [{ startDay: daysAgo(100) }, { startDay: daysAgo(128) }] }),
      ...ticked("weight_loss"),
    },
    expected: [
      ["no-period weight", "within-days"],
      ["open-period", "mention"],
      ["sign weight", "mention"],
    ],
  },
  {
    name: "a breast lump ticked ten months ago",
    story: { facts, ...tickedOn(daysAgo(300), "breast_lump") },
    expected: [["breast-lump", "within-days"]],
  },
  {
    name: "no cervical screening noted at 34",
    story: { facts: woman({ age: 34 }), background: { smoking: "no" } },
    expected: [["screening cervix", "mention"]],
  },
  {
    name: "no cervical screening noted at 28",
    story: { facts: woman({ age: 28 }), background: { smoking: "no" } },
    expected: [],
  },
  {
    name: "milk without feeding at 20 weeks",
    story: { ...pregnantFor(140), ...ticked("milk_without_feeding") },
    expected: [["sign milk", "mention"]],
  },
  {
    name: "milk without feeding ten days after a birth",
    story: { ...afterPregnancyBy(10), ...ticked("milk_without_feeding") },
    expected: [["sign milk", "mention"]],
  },
];
