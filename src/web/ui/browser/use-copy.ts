import { useState } from "react";

interface Copying {
  readonly copy: () => Promise<void>;
  readonly outcome: "copied" | "failed" | null;
}

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
