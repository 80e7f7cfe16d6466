import type { Endpoint, RequestInput, ResponseData } from "#contract/kernel/endpoint.ts";
import { queryOptions } from "#web/api/queries/query-options.ts";
import { call } from "../call.ts";

/**
 * The query that reads a GET endpoint. Its key begins with the path, so that everything read from
 * one path is refreshed with `invalidateQueries({ queryKey: [endpoint.path] })`.
 * @example const { data } = useQuery(queryOf(listCycles, {}));
 */
export function queryOf<E extends Endpoint>(endpoint: E, request: RequestInput<E>) {
  return queryOptions<ResponseData<E>>({
    queryKey: [endpoint.path, request],
    queryFn: () => call(endpoint, request),
  });
}
