import { type ReactNode, useEffect, useRef } from "react";

interface CommitAreaProps {
  readonly onCommit: () => void;
  readonly children: ReactNode;
}

/**
 * Hears when a slider within it is let go, or moved by a key. That is the browser's `change`,
 * which React does not pass on: its own comes at each step of a drag.
 */
export function CommitArea({ onCommit, children }: CommitAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  useEffect(() => {
    const element = area.current;
    const commit = () => latest.current();
    element?.addEventListener("change", commit);
    return () => element?.removeEventListener("change", commit);
  }, []);
  return (
    <div ref={area} className="grid gap-3">
      {children}
    </div>
  );
}
