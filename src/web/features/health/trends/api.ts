import { listSymptoms } from "#contract/symptoms.ts";
import { queryOf } from "#web/api/query-of.ts";

export const symptomsQuery = queryOf(listSymptoms, {});
