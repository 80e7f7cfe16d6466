import { bg, type ClassCase, med, symptoms, testUrgencies, w } from "../../testing/class-case.ts";
import { daysAgo, woman } from "../../testing/concern-stories/story-case.ts";
import {
  afterPregnancyBy,
  measured,
  said,
  ticked,
  using,
} from "../../testing/concern-stories/women.ts";

const birth = afterPregnancyBy(20);
const stages = [
  ...(birth.stages ?? []),
  { kind: "contraception", method: "pill", pill: "combined", from: daysAgo(3) },
] as const;
const combinedAfterBirth = { facts: woman({ contraception: "pill", stages }), stages };

const cases: readonly ClassCase[] = [
  [
    "combined pill severe headache",
    "today",
    { ...w(using("pill", { pill: "combined" })), ...ticked("severe_headache") },
  ],
  ["pill + vision change", "today", { ...w(using("pill")), ...ticked("vision_change") }],
  ["patch + weakness", "call-now", { ...w(using("patch")), ...ticked("weakness_on_one_side") }],
  ["ring headaches 8", "today", { ...w(using("ring")), ...symptoms([0, "headaches", 8]) }],
  [
    "POP + severe headache",
    "within-days",
    { ...w(using("pill", { pill: "progestogen_only" })), ...ticked("severe_headache") },
  ],
  ["pill, headache 5", "quiet", { ...w(using("pill")), ...symptoms([0, "headaches", 5]) }],
  ["vision change alone", "within-days", { ...w(), ...ticked("vision_change") }],
  [
    "Yasmin in medicines + severe headache",
    "today",
    { ...w(), ...med("Yasmin"), ...ticked("severe_headache") },
  ],
  [
    "misspelt Microginon + vision change",
    "today",
    { ...w(), ...med("Microginon 30"), ...ticked("vision_change") },
  ],
  [
    "pill, headache + weakness",
    "call-now",
    { ...w(using("pill")), ...ticked("severe_headache", "weakness_on_one_side") },
  ],
  [
    "Diane for acne + swollen leg",
    "call-now",
    { ...w(), ...med("Diane 35"), ...ticked("leg_swollen_and_painful") },
  ],
  [
    "severe headache with fever",
    "today",
    { ...w(), ...said({ signs: ["severe_headache"], temperature: 38.6 }) },
  ],
  [
    "severe headache + hot + rash",
    "call-now",
    { ...w(), ...ticked("severe_headache", "hot_or_shivering", "rash") },
  ],
  [
    "severe headache + weakness no pill",
    "call-now",
    { ...w(), ...ticked("severe_headache", "weakness_on_one_side") },
  ],
  [
    "combined, migraine with aura",
    "within-days",
    { ...w(using("pill", { pill: "combined" })), ...bg({ migraineWithAura: true }) },
  ],
  [
    "combined, 36 smoker",
    "within-days",
    {
      ...w({ age: 36, ...using("pill", { pill: "combined" }) }),
      ...bg({ smoking: "under_15_a_day" }),
    },
  ],
  ["vision loss sudden alone", "today", { ...w(), ...ticked("vision_loss") }],
  ["ring + breathless", "call-now", { ...w(using("ring")), ...ticked("short_of_breath") }],
  [
    "HRT + vision loss",
    "today",
    { ...w({ age: 53 }), ...med("Femoston"), ...ticked("vision_loss") },
  ],
  [
    "pill stopped 3 days ago, swollen leg",
    "call-now",
    {
      ...w({
        contraception: "none",
        stages: [{ kind: "contraception", method: "pill", from: daysAgo(300), to: daysAgo(3) }],
      }),
      ...ticked("leg_swollen_and_painful"),
    },
  ],
  [
    "injection + swollen leg",
    "today",
    { ...w(using("injection")), ...ticked("leg_swollen_and_painful") },
  ],
  [
    "combined + BP 150/95",
    "within-days",
    { ...w(using("pill", { pill: "combined" })), ...measured(150, 95) },
  ],
  [
    "combined + BP 165/102",
    "within-days",
    { ...w(using("pill", { pill: "combined" })), ...measured(165, 102) },
  ],
  ["combined + 3 weeks postpartum (20 d)", "within-days", { ...combinedAfterBirth }],
  ["combined, clot ever", "within-days", { ...w(using("patch")), ...bg({ clotOrStroke: true }) }],
  [
    "POP migraine aura",
    "quiet",
    {
      ...w({ age: 24, ...using("pill", { pill: "progestogen_only" }) }),
      ...bg({ migraineWithAura: true }),
    },
  ],
  [
    "vision change + severe headache no hormones",
    "today",
    { ...w(), ...ticked("vision_change", "severe_headache") },
  ],
  ["severe headache alone no hormone", "within-days", { ...w(), ...ticked("severe_headache") }],
  [
    "pins and needles + weakness",
    "call-now",
    { ...w(), ...ticked("pins_and_needles", "weakness_on_one_side") },
  ],
  [
    "trouble speaking on the ring",
    "call-now",
    { ...w(using("ring")), ...ticked("trouble_speaking") },
  ],
  ["trouble speaking", "call-now", { ...w(), ...ticked("trouble_speaking") }],
];

testUrgencies(cases);
