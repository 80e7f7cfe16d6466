import { failureOf } from "../failures/failure.ts";
import { tellOtherTabs } from "../session/other-tabs.ts";
import { announceSessionEnd } from "../session/session-end.ts";
import { QueryClient } from "./client.ts";

/**
 * Saves mobile data: nothing goes stale, is polled or retried; only the user's actions refresh.
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
