import { listMetabolic } from "#contract/metabolic.ts";
import { listSymptoms } from "#contract/symptoms.ts";
import { queryOf } from "#web/api/query-of.ts";

export const symptomsQuery = queryOf(listSymptoms, {});
export const measuresQuery = queryOf(listMetabolic, {});
