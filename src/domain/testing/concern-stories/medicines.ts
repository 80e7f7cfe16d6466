import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, woman } from "./story-case.ts";
import { pregnantFor, using } from "./women.ts";

const taking = (...names: readonly string[]) => ({
  medicines: names.map((name) => ({ name, startDate: daysAgo(100) })),
});
const stopped = (name: string, days: number) => ({
  medicines: [{ name, startDate: daysAgo(900), endDate: daysAgo(days) }],
});
const unprotected = woman();
const on = (...method: Parameters<typeof using>) => woman(using(...method));
const trying = { facts: woman(), goals: ["fertility"] };

export const medicines: readonly StoryCase[] = [
  {
    name: "Roaccutane, no contraception noted",
    story: { facts: unprotected, ...taking("Roaccutane 20 mg") },
    expected: [["medicine isotretinoin", "within-days"]],
  },
  {
    name: "Roaccutane, seen by a clinician since",
    story: {
      facts: unprotected,
      ...taking("Roaccutane"),
      seen: { "medicine isotretinoin": daysAgo(3) },
    },
    expected: [["medicine isotretinoin", "mention"]],
  },
  {
    name: "Roaccutane, where a clinician has seen another medicine",
    story: {
      facts: unprotected,
      ...taking("Roaccutane"),
      seen: { "medicine spironolactone": daysAgo(3), medicine: daysAgo(3) },
    },
    expected: [["medicine isotretinoin", "within-days"]],
  },
  {
    name: "Roaccutane on the pill",
    story: { facts: on("pill"), ...taking("Roaccutane") },
    expected: [],
  },
  {
    name: "Roaccutane after a sterilisation",
    story: { facts: on("sterilisation"), ...taking("Roaccutane") },
    expected: [],
  },
  {
    name: "Roaccutane with condoms",
    story: { facts: on("condoms"), ...taking("Roaccutane") },
    expected: [["medicine isotretinoin", "within-days"]],
  },
  {
    name: "Roaccutane, no sex that could lead to a pregnancy",
    story: { facts: unprotected, background: { couldConceive: false }, ...taking("Roaccutane") },
    expected: [],
  },
  {
    name: "at 57, Roaccutane",
    story: { facts: woman({ age: 57 }), ...taking("Roaccutane") },
    expected: [],
  },
  {
    name: "at 47, methotrexate, a year without a period",
    story: {
      facts: woman({ age: 47, cycles: cyclesOfLengths([], daysAgo(400)) }),
      ...taking("Methotrexate"),
    },
    expected: [["medicine methotrexate", "within-days"]],
  },
  {
    name: "at 51, methotrexate, a year without a period",
    story: {
      facts: woman({ age: 51, cycles: cyclesOfLengths([], daysAgo(400)) }),
      ...taking("Methotrexate"),
    },
    expected: [],
  },
  {
    name: "at 15, Oratane",
    story: { facts: woman({ age: 15 }), ...taking("Oratane") },
    expected: [["medicine isotretinoin", "within-days"]],
  },
  {
    name: "pregnant, isotretinoin",
    story: { ...pregnantFor(40), ...taking("isotretinoin") },
    expected: [["medicine isotretinoin", "today"]],
  },
  {
    name: "isotretinoin stopped 31 days ago",
    story: { facts: unprotected, ...stopped("Isotretinoin", 31) },
    expected: [["medicine isotretinoin", "within-days"]],
  },
  {
    name: "isotretinoin stopped 32 days ago",
    story: { facts: unprotected, ...stopped("Isotretinoin", 32) },
    expected: [],
  },
  {
    name: "acitretin stopped two years ago",
    story: { facts: unprotected, ...stopped("Neotigason", 730) },
    expected: [["medicine acitretin", "within-days"]],
  },
  {
    name: "trying to conceive, spironolactone",
    story: { ...trying, ...taking("Aldactone") },
    expected: [["medicine spironolactone", "within-days"]],
  },
  {
    name: "spironolactone, no contraception noted",
    story: { facts: unprotected, ...taking("Spiractin 100") },
    expected: [["medicine spironolactone", "mention"]],
  },
  {
    name: "pregnant, methotrexate",
    story: { ...pregnantFor(40), ...taking("Methotrexate") },
    expected: [["medicine methotrexate-in-pregnancy", "today"]],
  },
  {
    name: "pregnant, enalapril",
    story: { ...pregnantFor(70), ...taking("Enalapril") },
    expected: [["medicine ace-or-arb", "today"]],
  },
  {
    name: "trying to conceive, valproate and a statin",
    story: { ...trying, ...taking("Epilim", "Simvastatin") },
    expected: [
      ["medicine valproate", "within-days"],
      ["medicine statin", "within-days"],
    ],
  },
  {
    name: "pregnant, Ozempic",
    story: { ...pregnantFor(40), ...taking("Ozempic") },
    expected: [["medicine semaglutide-in-pregnancy", "today"]],
  },
  {
    name: "trying to conceive, Mounjaro stopped 30 days ago",
    story: { ...trying, ...stopped("Mounjaro", 30) },
    expected: [["medicine tirzepatide", "within-days"]],
  },
  {
    name: "Mounjaro on the pill",
    story: { facts: on("pill"), ...taking("Mounjaro") },
    expected: [["medicine tirzepatide-and-pill", "mention"]],
  },
  {
    name: "trying to conceive, letrozole",
    story: { ...trying, ...taking("Letrozole") },
    expected: [["medicine fertility-medicine", "mention"]],
  },
  {
    name: "trying to conceive, metformin",
    story: { ...trying, ...taking("Metformin") },
    expected: [],
  },
  {
    name: "pregnant, metformin",
    story: { ...pregnantFor(70), ...taking("Glucophage") },
    expected: [["medicine metformin", "mention"]],
  },
  {
    name: "pregnant, ibuprofen at 19 weeks",
    story: { ...pregnantFor(139), ...taking("Nurofen") },
    expected: [["medicine nsaid", "mention"]],
  },
  {
    name: "pregnant, ibuprofen at 20 weeks",
    story: { ...pregnantFor(140), ...taking("Nurofen") },
    expected: [["medicine nsaid", "within-days"]],
  },
  {
    name: "pregnant, levothyroxine beside iron",
    story: { ...pregnantFor(70), ...taking("Eltroxin", "Ferrous sulphate") },
    expected: [
      ["medicine levothyroxine", "within-days"],
      ["medicine iron", "mention"],
      ["medicine levothyroxine-apart", "mention"],
    ],
  },
  {
    name: "TLD beside calcium",
    story: { facts: on("implant"), ...taking("TLD", "Calcium") },
    expected: [["medicine dolutegravir", "mention"]],
  },
  {
    name: "a name that only holds the letters of one",
    story: { facts: unprotected, ...taking("Environ cream", "Stee") },
    expected: [],
  },
  {
    name: "Glucophage and metformin",
    story: { facts: on("pill"), ...taking("Glucophage XR", "Metformin 500") },
    expected: [["same-substance", "mention"]],
  },
  {
    name: "metformin in the morning and metformin at night",
    story: { facts: on("pill"), ...taking("Metformin 500", "Metformin 850") },
    expected: [],
  },
  {
    name: "Panado and Myprodol",
    story: { facts: on("pill"), ...taking("Panado", "Myprodol") },
    expected: [["same-substance", "mention"]],
  },
  {
    name: "metformin for three years",
    story: {
      facts: on("pill"),
      medicines: [{ name: "Metformin", startDate: daysAgo(1096) }],
    },
    expected: [["b12", "mention"]],
  },
  {
    name: "metformin for a day less than three years",
    story: {
      facts: on("pill"),
      medicines: [{ name: "Metformin", startDate: daysAgo(1095) }],
    },
    expected: [],
  },
  {
    name: "metformin for months, with pins and needles",
    story: {
      facts: on("pill"),
      ...taking("Metformin"),
      signs: [{ date: daysAgo(10), signs: ["pins_and_needles"] }],
    },
    expected: [["b12", "mention"]],
  },
];
