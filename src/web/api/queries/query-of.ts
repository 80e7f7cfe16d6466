import type { CallAnswer, CallInput, CallName } from "#contract/endpoints.ts";
import { queryOptions } from "#web/api/queries/query-options.ts";
import { call } from "../call.ts";
import { namePartsOf } from "../request.ts";

/** Its key begins with the path: `invalidateQueries({ queryKey: [path] })` refreshes all of it. */
export function queryOf<Name extends CallName>(name: Name, request: CallInput<Name>) {
  return queryOptions<CallAnswer<Name>>({
    queryKey: [namePartsOf(name).path, request],
    queryFn: () => call(name, request),
  });
}
