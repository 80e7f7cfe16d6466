import * as z from "zod/mini";
import { flows } from "#contract/cycles.ts";
import { cervicalMucus, disturbances, ovulationTests } from "#contract/ovulation.ts";
import { symptomTypes } from "#contract/symptoms.ts";
import type { HealthForm } from "../view-model.ts";
import { numberFields } from "./typed-numbers.ts";

const DraftSchema = z.object({
  date: z.string(),
  flow: z.optional(z.enum(flows)),
  isStart: z.boolean(),
  hasSpotting: z.boolean(),
  spottingNotes: z.string(),
  typed: z.record(z.enum(numberFields), z.string()),
  ovulationTest: z.optional(z.enum(ovulationTests)),
  cervicalMucus: z.optional(z.enum(cervicalMucus)),
  sexualActivity: z.optional(z.enum(["yes", "no"])),
  disturbance: z.optional(z.enum(disturbances)),
  isUnsure: z.boolean(),
  symptoms: z.partialRecord(z.enum(symptomTypes), z.number()),
  notes: z.string(),
});

// Per woman, since a browser passes from one to another; it goes with the tab and at sign-out.
const keyOf = (owner: string) => `mwezi.draft.health.v1.${owner}`;

/** What she typed and did not save; `null` when nothing, or when it cannot be read. */
export function readDraft(owner: string): HealthForm | null {
  try {
    return DraftSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? "null"));
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, the form itself still holds what she typed. */
export function writeDraft(owner: string, form: HealthForm | null): void {
  try {
    if (form === null) sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), JSON.stringify(form));
  } catch {
    // Full or switched off.
  }
}
