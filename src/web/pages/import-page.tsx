import { useClock } from "#web/entry/use-clock.ts";
import { ImportPage } from "#web/features/account/import/components/import-page.tsx";

/** Where she brings her history from another app. */
export function ImportScreen() {
  const { today } = useClock();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <ImportPage today={today} timeZone={timeZone} />;
}
