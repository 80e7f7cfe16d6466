import { lazy, Suspense, useEffect } from "react";
import type { ConflictChoiceProps } from "./conflict-choice.tsx";

const ConflictChoice = lazy(async () => ({
  default: (await import("./conflict-choice.tsx")).ConflictChoice,
}));

interface ConflictDialogProps<Draft, Entry>
  extends Omit<ConflictChoiceProps<Draft, Entry>, "conflict"> {
  readonly conflict: ConflictChoiceProps<Draft, Entry>["conflict"] | null;
}

export function ConflictDialog<Draft, Entry>(props: ConflictDialogProps<Draft, Entry>) {
  const { conflict, rowsOf, onKeepTheirs } = props;
  const isSaved = conflict !== null && isTheSame(conflict, rowsOf);
  useEffect(() => {
    if (!isSaved) return;
    conflict.close();
    onKeepTheirs(conflict.theirs);
  }, [isSaved, conflict, onKeepTheirs]);
  if (conflict === null || isSaved) return null;
  // `lazy` erases the type parameters, which the props were checked against.
  const choice = props as unknown as ConflictChoiceProps<unknown, unknown>;
  return (
    <Suspense>
      <ConflictChoice {...choice} />
    </Suspense>
  );
}

/** Whether the saved version is this same write, whose answer was lost. */
function isTheSame<Draft, Entry>(
  { mine, theirs }: ConflictChoiceProps<Draft, Entry>["conflict"],
  rowsOf: ConflictChoiceProps<Draft, Entry>["rowsOf"],
): boolean {
  if (theirs === null) return false;
  const others = rowsOf(theirs);
  return rowsOf(mine).every(({ text }, index) => text === (others[index]?.text ?? null));
}
