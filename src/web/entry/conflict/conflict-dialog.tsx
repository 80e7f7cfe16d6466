import { lazy, Suspense } from "react";
import { withWords } from "#web/i18n/i18n.ts";
import type { ConflictChoiceProps } from "./conflict-choice.tsx";

const ConflictChoice = lazy(() =>
  withWords("words", async () => (await import("./conflict-choice.tsx")).ConflictChoice),
);

interface ConflictDialogProps<Draft, Entry>
  extends Omit<ConflictChoiceProps<Draft, Entry>, "conflict"> {
  readonly conflict: ConflictChoiceProps<Draft, Entry>["conflict"] | null;
}

/**
 * Shows both versions of an entry that was changed in two places, and lets her keep either. It
 * comes with its words when there is a conflict, and not before.
 * @example <ConflictDialog conflict={saving.conflict} rowsOf={rowsOf} onKeepTheirs={close} />
 */
export function ConflictDialog<Draft, Entry>(props: ConflictDialogProps<Draft, Entry>) {
  if (props.conflict === null) return null;
  // `lazy` forgets the type parameters, which the props have just been checked against.
  const choice = props as unknown as ConflictChoiceProps<unknown, unknown>;
  return (
    <Suspense>
      <ConflictChoice {...choice} />
    </Suspense>
  );
}
