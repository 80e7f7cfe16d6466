import * as z from "zod/mini";
import { flows } from "#contract/cycles.ts";
import { cervicalMucus, disturbances, ovulationTests } from "#contract/ovulation.ts";
import { symptomTypes } from "#contract/symptoms.ts";
import { kept } from "#web/entry/kept.ts";
import { type HealthForm, numberFields } from "../view-model.ts";

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

/** What she typed and did not save: her own, until the tab is closed or she signs out. */
export const healthDraftOf = (owner: string) =>
  kept<HealthForm>(`mwezi.draft.health.v1.${owner}`, DraftSchema, "tab");
