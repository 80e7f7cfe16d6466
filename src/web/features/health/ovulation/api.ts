import { queryOf } from "#web/api/queries/query-of.ts";

/** All ovulation signs: personal luteal lengths are computed from all past cycles. */
export const ovulationQuery = queryOf("GET /api/ovulation", {});
