export type SaveState = "resting" | "saving" | "saved" | "failed";

interface SaveQueueParts<Part extends string> {
  /** Reads the part's value when sending, so that superseded values are never sent. */
  readonly send: (part: Part) => Promise<void>;
  readonly onState: (state: SaveState) => void;
}

/** Sends in order, with the latest value; a failed part waits for the next `save`. */
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
