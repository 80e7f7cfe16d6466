import { timeZoneHere } from "#web/api/here.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { ImportView } from "#web/features/account/import/components/import-view.tsx";

export function ImportPage() {
  const { today } = useClock();
  const timeZone = timeZoneHere();
  return <ImportView today={today} timeZone={timeZone} />;
}
