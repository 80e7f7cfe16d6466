import { lazy, Suspense } from "react";
import { useKept } from "#web/entry/kept.ts";
import { quickExit } from "#web/entry/quick-exit/choice.ts";
import { withWords } from "#web/i18n/i18n.ts";

const ExitButton = lazy(() =>
  withWords(
    "device",
    async () => (await import("#web/entry/quick-exit/exit-button.tsx")).ExitButton,
  ),
);

/** In the header of every page, for who has switched it on. */
export function QuickExitPlace() {
  if (useKept(quickExit) === null) return null;
  return (
    <Suspense>
      <ExitButton />
    </Suspense>
  );
}
