import * as z from "zod/mini";
import { showToast } from "#web/ui/toast.tsx";

const KEY = "mwezi.toast";

const MessageSchema = z.object({ title: z.string(), description: z.string() });
type Message = z.infer<typeof MessageSchema>;

/** Keeps a toast over the page load that follows signing in. */
export function keepToast(message: Message): void {
  sessionStorage.setItem(KEY, JSON.stringify(message));
}

/** Shows the kept toast, once. */
export function showKeptToast(): void {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  sessionStorage.removeItem(KEY);
  const message = MessageSchema.safeParse(JSON.parse(stored));
  if (message.success) showToast(message.data);
}
