import { useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "#contract/endpoint.ts";

/** Reads anew whatever is shown from these endpoints. */
export function useRefresh(): (endpoints: readonly Endpoint[]) => Promise<unknown> {
  const client = useQueryClient();
  return (endpoints) =>
    Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
