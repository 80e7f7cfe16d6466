import { useEffect } from "react";
import { getProfile } from "#contract/account/profile.ts";
import { listConcerns } from "#contract/insights/concerns.ts";
import type { Concern } from "#domain/concerns/concern.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { queryOf } from "#web/api/query-of.ts";
import { followWrites } from "#web/api/writes.ts";
import { useWords } from "#web/i18n/use-words.ts";
import { wordsOf } from "./topic-words.ts";

const concernsQuery = queryOf(listConcerns, {});

type Choose = (concerns: readonly Concern[]) => readonly Concern[];

const all: Choose = (concerns) => concerns;

/** The most urgent one that cannot wait for the next visit, or else the answer to a sign. */
export const topmost: Choose = (concerns) =>
  concerns.filter(({ key, urgency }) => urgency !== "mention" || key === "sign").slice(0, 1);

/**
 * What someone should see, worked out anew whenever she has written something; there when the words
 * of those shown are there too.
 */
export function useConcerns(shown: Choose = all) {
  const client = useQueryClient();
  useEffect(() => followWrites(() => void client.invalidateQueries(concernsQuery)), [client]);
  // Written elsewhere in the app meanwhile: the same answer costs no more than a 304.
  const { data, error, isLoading, refetch } = useQuery({
    ...concernsQuery,
    refetchOnMount: "always",
  });
  // The list says what was looked at, also where there is none.
  const words = useWords(wordsOf(shown(data?.concerns ?? []), shown === all));
  if (words.areHere) return { data, error, isLoading, refetch: () => void refetch() };
  const isComing = words.error === null;
  return { data: undefined, error: words.error, isLoading: isComing, refetch: words.retry };
}

/** The country whose numbers she is shown. */
export function useCountry(): string | null {
  return useQuery(queryOf(getProfile, {})).data?.country ?? null;
}
