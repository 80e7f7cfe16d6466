import { useState } from "react";

interface Copying {
  readonly copy: () => Promise<void>;
  /** `null` until she has tried. */
  readonly outcome: "copied" | "failed" | null;
}

/** Puts a text on the clipboard, and knows whether the browser let it. */
export function useCopy(text: string): Copying {
  const [outcome, setOutcome] = useState<Copying["outcome"]>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  };
  return { copy, outcome };
}
