import { medicineEvidence, substancesInUse } from "./medicines-in-use.ts";
import { type Method, methodEvidence, methodNow } from "./method-now.ts";
import type { Finding, Rule } from "./rule.ts";
import type { SubstanceName } from "./substances.ts";

const METHODS: readonly Method["name"][] = ["implant", "pill", "patch", "ring"];
const INDUCERS: readonly SubstanceName[] = [
  ...(["rifampicin", "efavirenz", "carbamazepine"] as const),
  ...(["phenytoin", "phenobarbital", "topiramate"] as const),
];
/** Their effect on other medicines outlasts them by about four weeks. */
const LINGERS_FOR = 28;

/** A medicine that can make a hormonal method fail. */
export const methodAndInducer: Rule = {
  key: "method-and-inducer",
  trigger:
    "Implant, pill, patch or ring, and rifampicin, efavirenz, carbamazepine, phenytoin, phenobarbital or topiramate now or in the last 28 days. Not the injection, nor an IUD.",
  source:
    "South African standard treatment guidelines; topiramate and 28 days: background knowledge",
  grade: "P",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const method = methodNow(story, today);
    const inducers = substancesInUse(story, today, LINGERS_FOR).filter(({ substance }) =>
      INDUCERS.includes(substance),
    );
    if (!METHODS.includes(method.name) || inducers.length === 0) return [];
    const evidence = [...inducers.map(medicineEvidence), methodEvidence(method, today)];
    return [{ urgency: "within-days", evidence }];
  },
};
