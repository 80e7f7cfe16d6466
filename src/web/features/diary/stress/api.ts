import { queryOf } from "#web/api/queries/query-of.ts";
import { queryOptions } from "#web/api/queries/query-options.ts";

const FRESH_FOR = 5 * 60_000;

export const cortisolQuery = queryOptions({
  ...queryOf("GET /api/insights/cortisol", {}),
  staleTime: FRESH_FOR,
});
