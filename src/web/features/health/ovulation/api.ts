import { listOvulation } from "#contract/entries/ovulation.ts";
import { queryOf } from "#web/api/query-of.ts";

/** All her signs of ovulation: her own luteal lengths come from cycles long past. */
export const ovulationQuery = queryOf(listOvulation, {});
