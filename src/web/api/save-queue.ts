export type SaveState = "resting" | "saving" | "saved" | "failed";

interface SaveQueueParts<Part extends string> {
  /** Sends a part as it is at that moment, so that values overtaken meanwhile are never sent. */
  readonly send: (part: Part) => Promise<void>;
  readonly onState: (state: SaveState) => void;
}

/**
 * Saves something that goes on changing while it is being saved: one request at a time, in the
 * order asked for, the last value always. What failed waits, with all behind it, until the next
 * `save`; what was saved is not sent again.
 * @example queue.save("mood", "stress"); queue.save(); // the second tries again what failed
 */
export function createSaveQueue<Part extends string>({ send, onState }: SaveQueueParts<Part>) {
  const unsaved = new Set<Part>();
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    onState("saving");
    try {
      for (let [part] = unsaved; part !== undefined; [part] = unsaved) {
        unsaved.delete(part);
        await sendOrKeep(part);
      }
      onState("saved");
    } catch {
      onState("failed");
    } finally {
      isRunning = false;
    }
  };

  const sendOrKeep = async (part: Part) => {
    try {
      await send(part);
    } catch (error) {
      const behind = [...unsaved];
      unsaved.clear();
      for (const waiting of [part, ...behind]) unsaved.add(waiting);
      throw error;
    }
  };

  return {
    save: (...parts: readonly Part[]) => {
      for (const part of parts) unsaved.add(part);
      if (!isRunning && unsaved.size > 0) void run();
    },
    isIdle: () => !isRunning && unsaved.size === 0,
  };
}
