import { Trans, useLingui } from "@lingui/react/macro";
import { type DamagedEntry, EVERY_KIND } from "#contract/account/damaged-entries.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay, formatMonth } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { damagedEntriesQuery, useDeleteDamagedEntry } from "../api.ts";

export function DamagedEntries() {
  const { data: entries = [] } = useQuery(damagedEntriesQuery);
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-3">
      <p className="max-w-prose text-soft">
        <Trans>
          Something was damaged where your entries are stored. All your other entries are safe. If
          you remember what you wrote, you can write it again.
        </Trans>
      </p>
      <ul className="grid divide-y divide-line">
        {entries.map((entry) => (
          <DamagedEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function DamagedEntryRow({ entry }: { readonly entry: DamagedEntry }) {
  const { save, isSaving, failure } = useDeleteDamagedEntry();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <p>
        <DamagedEntryWords entry={entry} />
      </p>
      <Button variant="quiet" busy={isSaving} onClick={() => void save(entry.id)}>
        {isPage(entry) ? <Trans>Delete these entries</Trans> : <Trans>Delete this entry</Trans>}
      </Button>
      <FailureNotice failure={failure} />
    </li>
  );
}

/** Whether it stands for all entries of its month. */
const isPage = ({ kind }: DamagedEntry) => kind === EVERY_KIND;

function DamagedEntryWords({ entry }: { readonly entry: DamagedEntry }) {
  const { i18n } = useLingui();
  const { day, month } = entry;
  if (day !== null) {
    const date = formatDay(day, i18n.locale);
    return <Trans>We can't read one entry of {date}.</Trans>;
  }
  if (month === null) {
    if (isPage(entry)) return <Trans>We can't read some of your entries.</Trans>;
    return <Trans>We can't read one entry.</Trans>;
  }
  const date = formatMonth(calendarDay(`${month}-01`), i18n.locale);
  if (isPage(entry)) return <Trans>We can't read the entries of {date}.</Trans>;
  return <Trans>We can't read one entry of {date}.</Trans>;
}
