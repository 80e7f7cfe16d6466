import type { RuleGrade, Urgency } from "../engine/concern.ts";
import type { SubstanceName } from "./substances.ts";

/** The urgency of asking about a medicine: when pregnant, trying, and without contraception. */
export interface MedicineLine {
  readonly subject: string;
  readonly substances: readonly SubstanceName[];
  readonly pregnant: Urgency;
  readonly trying: Urgency | null;
  readonly unprotected: Urgency | null;
  /** With condoms or a diaphragm alone, which are not reliable enough. */
  readonly barrier?: Urgency | undefined;
  /** Days after the last dose for which it still matters to a pregnancy. */
  readonly lingersFor: number;
  /** The words address a woman who is not pregnant yet; a pregnancy has different ones. */
  readonly hasOwnWordsInPregnancy?: true | undefined;
  readonly source: string;
  readonly grade: RuleGrade;
}

type Times = Pick<MedicineLine, "pregnant" | "trying" | "unprotected" | "barrier">;

/** Harms many children before birth. */
const HARMFUL: Times = { pregnant: "today", trying: "within-days", unprotected: "within-days" };

const CHANGED: Times = { pregnant: "today", trying: "within-days", unprotected: "mention" };

const line = (
  subject: string,
  substances: readonly SubstanceName[],
  times: Times,
  source: string,
  more: Partial<Pick<MedicineLine, "grade" | "lingersFor" | "hasOwnWordsInPregnancy">> = {},
): MedicineLine => ({ subject, substances, source, grade: "K", lingersFor: 0, ...times, ...more });

/** As `HARMFUL`, and common among young women, so barriers alone are mentioned too (MHRA). */
const MOST_HARMFUL: Times = { ...HARMFUL, barrier: "within-days" };
const ASKED_ABOUT: Times = { pregnant: "today", trying: "mention", unprotected: "mention" };

const onlyPregnant = (pregnant: Urgency): Times => ({ pregnant, trying: null, unprotected: null });

const OWN_WORDS = { hasOwnWordsInPregnancy: true } as const;

const BACKGROUND = "Background knowledge";

export const nsaids: readonly SubstanceName[] = [
  ...(["ibuprofen", "diclofenac", "naproxen", "mefenamic acid"] as const),
  ...(["indometacin", "piroxicam", "meloxicam"] as const),
];

/** The medicines covered by rules, with sources. Never a dose. */
export const medicineLines: readonly MedicineLine[] = [
  line("isotretinoin", ["isotretinoin"], MOST_HARMFUL, "medicinesinpregnancy.org, isotretinoin", {
    grade: "P",
    lingersFor: 31,
  }),
  line("acitretin", ["acitretin"], MOST_HARMFUL, BACKGROUND, { lingersFor: 1096 }),
  line("methotrexate", ["methotrexate"], HARMFUL, BACKGROUND, {
    lingersFor: 183,
    hasOwnWordsInPregnancy: true,
  }),
  line("valproate", ["valproate"], MOST_HARMFUL, BACKGROUND),
  line("carbamazepine", ["carbamazepine"], HARMFUL, BACKGROUND),
  line("for-fits", ["phenytoin", "phenobarbital", "primidone"], HARMFUL, BACKGROUND),
  line("other", ["mycophenolate", "leflunomide"], HARMFUL, BACKGROUND),
  line("other", ["tetracycline", "carbimazole", "fluconazole"], ASKED_ABOUT, BACKGROUND),
  line("lithium", ["lithium"], HARMFUL, BACKGROUND),
  line("hydroxyurea", ["hydroxyurea"], HARMFUL, BACKGROUND),
  line("doxycycline", ["doxycycline"], ASKED_ABOUT, BACKGROUND),
  line("topiramate", ["topiramate"], HARMFUL, BACKGROUND),
  line("warfarin", ["warfarin"], HARMFUL, BACKGROUND),
  line("spironolactone", ["spironolactone"], CHANGED, "nhs.uk, spironolactone", { grade: "P" }),
  line("finasteride", ["finasteride"], CHANGED, BACKGROUND),
  line(
    "ace-or-arb",
    [
      ...(["enalapril", "lisinopril", "perindopril", "ramipril"] as const),
      ...(["captopril", "quinapril"] as const),
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
    grade: "S",
    lingersFor: 61,
    hasOwnWordsInPregnancy: true,
  }),
  line("tirzepatide", ["tirzepatide"], CHANGED, "MHRA, 5 June 2025, pharmaceutical-journal.com", {
    grade: "S",
    lingersFor: 31,
    hasOwnWordsInPregnancy: true,
  }),
  line("glp-1", ["liraglutide", "dulaglutide"], CHANGED, "FSRH, February 2025, prescriber.org.uk", {
    grade: "S",
    ...OWN_WORDS,
  }),
  line("fertility-medicine", ["letrozole", "clomifene"], ASKED_ABOUT, BACKGROUND, OWN_WORDS),
  line(
    "metformin",
    ["metformin"],
    onlyPregnant("mention"),
    "health-e.org.za, circular of 2014; background knowledge",
  ),
  line("levothyroxine", ["levothyroxine"], onlyPregnant("within-days"), BACKGROUND),
  line(
    "iron",
    ["iron"],
    onlyPregnant("mention"),
    "South African standard treatment guidelines; background knowledge",
    { grade: "P" },
  ),
  line("nsaid", nsaids, onlyPregnant("within-days"), BACKGROUND),
];

export const pairs: readonly {
  readonly subject: string;
  readonly urgency: Urgency;
  readonly one: SubstanceName;
  readonly others: readonly SubstanceName[];
  readonly source: string;
}[] = [
  {
    subject: "dolutegravir",
    urgency: "mention",
    one: "dolutegravir",
    others: ["iron", "calcium"],
    source: "South African NDoH circular, 29 June 2021",
  },
  {
    subject: "dolutegravir-metformin",
    urgency: "mention",
    one: "dolutegravir",
    others: ["metformin"],
    source: "South African Medical Journal 2022",
  },
  {
    subject: "dolutegravir-inducer",
    urgency: "within-days",
    one: "dolutegravir",
    others: ["rifampicin", "carbamazepine", "phenytoin", "phenobarbital"],
    source: "South African NDoH circular, 29 June 2021; phenytoin and phenobarbital: background",
  },
  {
    subject: "levothyroxine-apart",
    urgency: "mention",
    one: "levothyroxine",
    others: ["iron", "calcium"],
    source: BACKGROUND,
  },
];
