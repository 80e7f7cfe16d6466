import { like } from "#web/api/like.ts";
import { PENDING_TOAST } from "#web/boot/pending-toast.ts";
import { storedValue } from "#web/entry/stored-value.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";

const record = storedValue(PENDING_TOAST, like({ title: "", description: "" }), "tab");

/** Stores a toast for after the page load that follows signing in or leaving. */
export const keepToast = record.write;

export function showPendingToast(): void {
  const message = record.read();
  if (record.text() !== null) record.write(null);
  if (message !== null) showToast(message);
}
