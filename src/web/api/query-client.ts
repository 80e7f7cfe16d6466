import { MutationCache, QueryClient } from "@tanstack/react-query";
import { tellOtherTabs } from "./other-tabs.ts";

/**
 * Data never goes stale by itself, is not polled, not fetched again when the window comes back and
 * not retried: only what she does refreshes it, so the app costs her no data she did not ask for.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onSuccess: tellOtherTabs }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Fail at once and say so, rather than wait unseen for the network.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
