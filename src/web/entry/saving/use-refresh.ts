import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";

/** Refetches the queries of these endpoints. */
export function useRefresh(): (endpoints: readonly Endpoint[]) => Promise<unknown> {
  const client = useQueryClient();
  return (endpoints) =>
    Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
