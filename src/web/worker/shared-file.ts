import { sharedFile } from "#contract/account/shared-file.ts";
import type { AskingEvent } from "./scope.ts";

/** A browser ends longer events anyway. */
const HELD_FOR = 4 * 60_000;

interface Held {
  readonly file: File;
  readonly release: () => void;
}

let held: Held | null = null;

/** Held in memory only, because the worker has no key to encrypt it; dropped after four minutes. */
export async function holdSharedFile(event: AskingEvent): Promise<Response> {
  const file = (await event.request.formData()).get(sharedFile.field);
  held?.release();
  if (file instanceof File) event.waitUntil(hold(file));
  return Response.redirect(sharedFile.landing, 303);
}

/** Resolves when the file is taken or too old, so that the browser doesn't stop the worker before. */
function hold(file: File): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => held?.release(), HELD_FOR);
    const release = () => {
      clearTimeout(timer);
      held = null;
      resolve();
    };
    held = { file, release };
  });
}

export function takeSharedFile(): File | null {
  const file = held?.file ?? null;
  held?.release();
  return file;
}
