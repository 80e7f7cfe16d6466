import { queryOf } from "#web/api/queries/query-of.ts";

export const ovulationQuery = queryOf("GET /api/ovulation", {});
