import type { QueryClient } from "#web/api/queries/client.ts";
import { forgetState } from "./state-of-server.ts";

const CHANNEL = "mwezi.changed";

let channel: BroadcastChannel | null = null;

/** One for the page: it hears other tabs and never itself. Old browsers have none. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Says to her other open tabs that something was saved. Not what: they ask the server. */
export function tellOtherTabs(): void {
  openChannel()?.postMessage("saved");
}

/** Reads anew what this tab shows whenever another tab has saved; returns how to stop. */
export function followOtherTabs(client: QueryClient): () => void {
  const opened = openChannel();
  const refresh = () => {
    forgetState();
    void client.invalidateQueries();
  };
  opened?.addEventListener("message", refresh);
  return () => {
    opened?.removeEventListener("message", refresh);
  };
}
