import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { storedValue, useStoredValue } from "../stored-value.ts";

export const glucoseUnits = ["mmol/L", "mg/dL"] as const;
export type GlucoseUnit = (typeof glucoseUnits)[number];

export const glucoseUnitRecord = storedValue(storageKeys.glucoseUnit, z.enum(glucoseUnits));

/** The last glucose unit used; the default is that of South African laboratories. */
export const useGlucoseUnit = (): GlucoseUnit => useStoredValue(glucoseUnitRecord) ?? "mmol/L";
