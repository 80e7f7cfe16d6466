import { listOvulation } from "#contract/entries/ovulation.ts";
import { queryOf } from "#web/api/queries/query-of.ts";

/** All ovulation signs: personal luteal lengths are computed from all past cycles. */
export const ovulationQuery = queryOf(listOvulation, {});
