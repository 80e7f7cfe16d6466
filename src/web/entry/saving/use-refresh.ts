import type { CallName } from "#contract/endpoints.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { namePartsOf } from "#web/api/request.ts";

export function useRefresh(): (names: readonly CallName[]) => Promise<unknown> {
  const client = useQueryClient();
  return (names) =>
    Promise.all(
      names.map((name) => client.invalidateQueries({ queryKey: [namePartsOf(name).path] })),
    );
}
