import { failureOf } from "./failure.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { QueryClient } from "./queries/client.ts";
import { announceSessionEnd } from "./session-end.ts";

/**
 * Data never goes stale by itself, is not polled, not fetched again when the window comes back and
 * not retried: only what she does refreshes it, so the app costs her no data she did not ask for.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    onReadFailed: noticeSessionEnd,
    onSaved: tellOtherTabs,
    onSaveFailed: noticeSessionEnd,
  });

/** Before the screens hear of it, which may take away what she is writing in. */
function noticeSessionEnd(error: Error): void {
  if (failureOf(error).kind === "signed-out") announceSessionEnd();
}
