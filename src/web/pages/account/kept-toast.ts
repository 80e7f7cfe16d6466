import { like } from "#web/api/like.ts";
import { KEPT_TOAST } from "#web/boot/kept-word.ts";
import { kept } from "#web/entry/kept.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";

const record = kept(KEPT_TOAST, like({ title: "", description: "" }), "tab");

/** Stores a toast for after the page load that follows signing in or leaving. */
export const keepToast = record.write;

export function showKeptToast(): void {
  const message = record.read();
  if (record.text() !== null) record.write(null);
  if (message !== null) showToast(message);
}
