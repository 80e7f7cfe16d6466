import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf } from "./failure.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { announceSessionEnd } from "./session-end.ts";

/**
 * Data never goes stale by itself, is not polled, not fetched again when the window comes back and
 * not retried: only what she does refreshes it, so the app costs her no data she did not ask for.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSessionEnd }),
    mutationCache: new MutationCache({ onSuccess: tellOtherTabs, onError: noticeSessionEnd }),
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

/** Before the screens hear of it, which may take away what she is writing in. */
function noticeSessionEnd(error: Error): void {
  if (failureOf(error).kind === "signed-out") announceSessionEnd();
}
