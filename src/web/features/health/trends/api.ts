import { listSymptoms } from "#contract/entries/symptoms.ts";
import { queryOf } from "#web/api/queries/query-of.ts";

export const symptomsQuery = queryOf(listSymptoms, {});
