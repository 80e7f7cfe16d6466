import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { kept, useKept } from "../kept.ts";

export const glucoseUnits = ["mmol/L", "mg/dL"] as const;
export type GlucoseUnit = (typeof glucoseUnits)[number];

export const glucoseUnitRecord = kept(storageKeys.glucoseUnit, z.enum(glucoseUnits));

/** The unit she typed glucose in the last time; South African laboratories report mmol/L. */
export const useGlucoseUnit = (): GlucoseUnit => useKept(glucoseUnitRecord) ?? "mmol/L";
