import { queryOf } from "#web/api/queries/query-of.ts";

export const symptomsQuery = queryOf("GET /api/symptoms", {});
