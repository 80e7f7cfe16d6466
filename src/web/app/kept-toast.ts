import * as z from "zod/mini";
import { KEPT_TOAST } from "#web/boot/kept-word.ts";
import { showToast } from "#web/ui/toast.tsx";

const MessageSchema = z.object({ title: z.string(), description: z.string() });
type Message = z.infer<typeof MessageSchema>;

/** Keeps a toast over the page load that follows signing in or leaving. */
export function keepToast(message: Message): void {
  sessionStorage.setItem(KEPT_TOAST, JSON.stringify(message));
}

/** Shows the kept toast, once. */
export function showKeptToast(): void {
  const stored = sessionStorage.getItem(KEPT_TOAST);
  if (stored === null) return;
  sessionStorage.removeItem(KEPT_TOAST);
  const message = MessageSchema.safeParse(JSON.parse(stored));
  if (message.success) showToast(message.data);
}
