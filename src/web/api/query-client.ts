import { failureOf } from "./failure.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { QueryClient } from "./queries/client.ts";
import { announceSessionEnd } from "./session-end.ts";

/**
 * Data never goes stale, is not polled, refetched on focus or retried, to save mobile data: only
 * the user's actions refresh it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    onReadFailed: noticeSessionEnd,
    onSaved: tellOtherTabs,
    onSaveFailed: noticeSessionEnd,
  });

/** Runs before the screens get the error, as they may unmount an unsaved form. */
function noticeSessionEnd(error: Error): void {
  if (failureOf(error).kind === "signed-out") announceSessionEnd();
}
