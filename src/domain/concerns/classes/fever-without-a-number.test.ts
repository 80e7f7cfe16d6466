import { type ClassCase, signs, symptoms, testUrgencies, w, wk } from "../../testing/class-case.ts";
import { daysAgo } from "../../testing/concern-stories/story-case.ts";
import { afterPregnancyBy, said, ticked, using } from "../../testing/concern-stories/women.ts";

const cases: readonly ClassCase[] = [
  [
    "hot or shivering with a bad-smelling discharge",
    "today",
    { ...w(), ...ticked("hot_or_shivering", "foul_discharge") },
  ],
  ["hot + low pain", "call-now", { ...w(), ...ticked("hot_or_shivering", "new_low_pain") }],
  ["hot in pregnancy 20w", "call-now", { ...wk(20), ...ticked("hot_or_shivering") }],
  [
    "tampon+rash+vomiting+fainting",
    "call-now",
    { ...w(), ...ticked("tampon_or_cup", "rash", "vomiting", "fainting") },
  ],
  [
    "tampon+hot+muscle pain",
    "call-now",
    { ...w(), ...ticked("tampon_or_cup", "hot_or_shivering", "muscle_pain") },
  ],
  [
    "tampon + diarrhoea + rash over 2 days",
    "call-now",
    { ...w(), ...signs([0, ["rash"]], [1, ["tampon_or_cup", "diarrhoea"]]) },
  ],
  ["tampon + rash only", "mention", { ...w(), ...ticked("tampon_or_cup", "rash") }],
  ["tampon only", "mention", { ...w(), ...ticked("tampon_or_cup") }],
  ["hot alone", "within-days", { ...w(), ...ticked("hot_or_shivering") }],
  ["hot with IUD", "call-now", { ...w(using("iud")), ...ticked("hot_or_shivering") }],
  ["37.6", "quiet", { ...w(), ...said({ temperature: 37.6 }) }],
  [
    "hot, 3 weeks after loss",
    "call-now",
    { ...afterPregnancyBy(21, "loss"), ...ticked("hot_or_shivering") },
  ],
  [
    "hot and stiff neck/confusion",
    "call-now",
    { ...w(), ...ticked("hot_or_shivering", "confusion") },
  ],
  [
    "waking temp 37.2 luteal",
    "quiet",
    { ...w({ signs: [{ day: daysAgo(0), temperature: 37.2 }] }) },
  ],
  [
    "diaphragm + fever 38.3 + vomiting",
    "call-now",
    { ...w(using("diaphragm")), ...said({ temperature: 38.3, signs: ["vomiting"] }) },
  ],
  [
    "fever 38.5 + urine often",
    "today",
    { ...w(), ...said({ temperature: 38.5, signs: ["urine_often"] }) },
  ],
  [
    "hot + urine often pregnant",
    "call-now",
    { ...wk(22), ...ticked("hot_or_shivering", "urine_often") },
  ],
  [
    "fever 38.4 + back pain 6",
    "today",
    { ...w(), ...said({ temperature: 38.4 }), ...symptoms([0, "back_pain", 6]) },
  ],
  ["hot + fast breathing", "today", { ...w(), ...ticked("hot_or_shivering", "fast_breathing") }],
  ["fever 40", "today", { ...w(), ...said({ temperature: 40 }) }],
  [
    "hot + rash + tampon 3 days ago",
    "within-days",
    { ...w(), ...signs([0, ["hot_or_shivering", "rash"]], [3, ["tampon_or_cup"]]) },
  ],
  [
    "fever 101F? n/a 38.3 vomiting tampon",
    "call-now",
    { ...w(), ...said({ temperature: 38.3, signs: ["vomiting", "tampon_or_cup"] }) },
  ],
];

testUrgencies(cases);
