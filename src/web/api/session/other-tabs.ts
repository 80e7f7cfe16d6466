import type { QueryClient } from "#web/api/queries/client.ts";
import { forgetState } from "../state-of-server.ts";

const CHANNEL = "mwezi.changed";

let channel: BroadcastChannel | null = null;

/** One channel per page, which receives only the messages of other tabs. `null` in old browsers. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function tellOtherTabs(): void {
  openChannel()?.postMessage("saved");
}

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
