import type { RuleGrade, Urgency } from "../concern.ts";
import type { SubstanceName } from "./substances.ts";

/** How soon a medicine is asked about: pregnant, trying, and where no contraception is noted. */
export interface MedicineLine {
  /** Names the words. */
  readonly subject: string;
  readonly substances: readonly SubstanceName[];
  readonly pregnant: Urgency;
  readonly trying: Urgency | null;
  readonly unprotected: Urgency | null;
  /** Days after the last dose for which it still matters to a pregnancy. */
  readonly lingersFor: number;
  /** What is said of it fits a woman who is not pregnant yet, so that others say it in a pregnancy. */
  readonly hasOwnWordsInPregnancy?: true | undefined;
  readonly source: string;
  readonly grade: RuleGrade;
}

type Times = Pick<MedicineLine, "pregnant" | "trying" | "unprotected">;

/** Harms many children before birth. */
const HARMFUL: Times = { pregnant: "today", trying: "within-days", unprotected: "within-days" };

/** Is changed for a pregnancy. */
const CHANGED: Times = { pregnant: "today", trying: "within-days", unprotected: "mention" };

const line = (
  subject: string,
  substances: readonly SubstanceName[],
  times: Times,
  source: string,
  more: Partial<Pick<MedicineLine, "grade" | "lingersFor" | "hasOwnWordsInPregnancy">> = {},
): MedicineLine => ({ subject, substances, source, grade: "K", lingersFor: 0, ...times, ...more });

const BACKGROUND = "Background knowledge";

/** The medicines that are spoken of, one line each with its source. Never a dose. */
export const medicineLines: readonly MedicineLine[] = [
  line("isotretinoin", ["isotretinoin"], HARMFUL, "medicinesinpregnancy.org, isotretinoin", {
    ...{ grade: "P", lingersFor: 31 },
  }),
  line("acitretin", ["acitretin"], HARMFUL, BACKGROUND, { lingersFor: 1096 }),
  line("methotrexate", ["methotrexate"], HARMFUL, BACKGROUND, {
    ...{ lingersFor: 183, hasOwnWordsInPregnancy: true },
  }),
  line("valproate", ["valproate"], HARMFUL, BACKGROUND),
  line("topiramate", ["topiramate"], HARMFUL, BACKGROUND),
  line("warfarin", ["warfarin"], HARMFUL, BACKGROUND),
  line("spironolactone", ["spironolactone"], CHANGED, "nhs.uk, spironolactone", { grade: "P" }),
  line("finasteride", ["finasteride"], CHANGED, BACKGROUND),
  line(
    "ace-or-arb",
    [
      ...(["enalapril", "lisinopril", "perindopril", "ramipril", "captopril"] as const),
      ...(["losartan", "valsartan", "candesartan", "irbesartan", "telmisartan"] as const),
    ],
    CHANGED,
    "Bettercare, Primary Maternal Care (ACE inhibitors); others: background knowledge",
    { grade: "P" },
  ),
  line(
    "statin",
    ["simvastatin", "atorvastatin", "rosuvastatin", "pravastatin"],
    CHANGED,
    BACKGROUND,
  ),
  line("semaglutide", ["semaglutide"], CHANGED, "MHRA, 5 June 2025, pharmaceutical-journal.com", {
    ...{ grade: "S", lingersFor: 61, hasOwnWordsInPregnancy: true },
  }),
  line("tirzepatide", ["tirzepatide"], CHANGED, "MHRA, 5 June 2025, pharmaceutical-journal.com", {
    ...{ grade: "S", lingersFor: 31, hasOwnWordsInPregnancy: true },
  }),
  line("glp-1", ["liraglutide", "dulaglutide"], CHANGED, "FSRH, February 2025, prescriber.org.uk", {
    ...{ grade: "S", hasOwnWordsInPregnancy: true },
  }),
  line(
    "fertility-medicine",
    ["letrozole", "clomifene"],
    { pregnant: "today", trying: "mention", unprotected: "mention" },
    BACKGROUND,
    { hasOwnWordsInPregnancy: true },
  ),
  line(
    "metformin",
    ["metformin"],
    { pregnant: "mention", trying: null, unprotected: null },
    "health-e.org.za, circular of 2014; background knowledge",
  ),
  line(
    "levothyroxine",
    ["levothyroxine"],
    { pregnant: "within-days", trying: null, unprotected: null },
    BACKGROUND,
  ),
  line(
    "iron",
    ["iron"],
    { pregnant: "mention", trying: null, unprotected: null },
    "South African standard treatment guidelines; background knowledge",
    { grade: "P" },
  ),
  line(
    "nsaid",
    [
      ...(["ibuprofen", "diclofenac", "naproxen", "mefenamic acid"] as const),
      ...(["indometacin", "piroxicam", "meloxicam"] as const),
    ],
    { pregnant: "within-days", trying: null, unprotected: null },
    BACKGROUND,
  ),
];

/** Two medicines that are taken apart, or a medicine beside a method. */
export const takenApart: readonly {
  readonly subject: string;
  readonly one: SubstanceName;
  readonly others: readonly SubstanceName[];
}[] = [
  { subject: "dolutegravir", one: "dolutegravir", others: ["iron", "calcium"] },
  { subject: "levothyroxine-apart", one: "levothyroxine", others: ["iron", "calcium"] },
];
