import { useEffect } from "react";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { followWrites } from "#web/api/writes.ts";
import { useTables } from "#web/i18n/use-tables.ts";
import { wordsOf } from "./topic-words.ts";

const concernsQuery = queryOf("GET /api/concerns", {});

type Choose = (concerns: readonly Concern[]) => readonly Concern[];

const all: Choose = (concerns) => concerns;

/** The most urgent concern that can't wait for the next visit, else the answer to a sign. */
export const topmost: Choose = (concerns) =>
  concerns.filter(({ key, urgency }) => urgency !== "mention" || key === "sign").slice(0, 1);

export function useConcerns(shown: Choose = all) {
  const client = useQueryClient();
  useEffect(() => followWrites(() => void client.invalidateQueries(concernsQuery)), [client]);
  // Refetched, as another screen may have written; an unchanged answer is only a 304.
  const { data, error, isLoading, refetch } = useQuery({ ...concernsQuery, staleTime: 0 });
  // An empty list also says what was checked.
  const words = useTables(wordsOf(shown(data?.concerns ?? []), shown === all));
  if (words.areHere) return { data, error, isLoading, refetch: () => void refetch() };
  const isComing = words.error === null;
  return { data: undefined, error: words.error, isLoading: isComing, refetch: words.retry };
}

export function useCountry(): string | null {
  return useQuery(queryOf("GET /api/user/profile", {})).data?.country ?? null;
}
