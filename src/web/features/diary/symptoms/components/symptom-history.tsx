import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useMemo, useState } from "react";
import type { DaySources } from "#domain/day/day-sources.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { formatTenths } from "#web/i18n/format-number.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { symptomsQuery } from "../api.ts";
import { useDeleting } from "../use-deleting.ts";
import {
  byDay,
  filtered,
  inOrder,
  noFilter,
  PAGE_SIZE,
  rowsOf,
  type SavedSymptom,
  type SymptomFilter,
  withDeleted,
} from "../view-model.ts";
import { EditSymptom } from "./edit-symptom.tsx";
import { HistoryDay, type HistoryDayProps } from "./history-day.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { NothingLogged, type RecentSymptomsProps } from "./recent-symptoms.tsx";

interface SymptomHistoryProps {
  readonly days: RecentSymptomsProps["days"];
  readonly today: CalendarDay;
  readonly onAdd: () => void;
}

export function SymptomHistory({ days, ...props }: SymptomHistoryProps) {
  const { t } = useLingui();
  const symptoms = useQuery(symptomsQuery);
  return (
    <Loaded queries={{ symptoms, days }} waiting={<Spinner label={t`Loading symptoms...`} />}>
      {(loaded) => <History {...loaded} {...props} />}
    </Loaded>
  );
}

interface HistoryProps extends Omit<SymptomHistoryProps, "days"> {
  readonly symptoms: readonly SavedSymptom[];
  readonly days: DaySources;
}

function History({ symptoms, days, today, onAdd }: HistoryProps) {
  const [filter, setFilter] = useState(noFilter);
  const [edited, setEdited] = useState<SavedSymptom | null>(null);
  const deleting = useDeleting();
  const rows = useMemo(() => rowsOf(days, symptoms), [days, symptoms]);
  const all = withDeleted(rows, deleting.deleted);
  if (all.length === 0) {
    return (
      <Card>
        <NothingLogged />
        <Button className="mt-5" onClick={onAdd}>
          <Trans>Log Health Data</Trans>
        </Button>
      </Card>
    );
  }
  return (
    <div className="grid gap-5">
      <Button variant="secondary" className="justify-self-start" onClick={onAdd}>
        <Icon name="plus" size={20} />
        <Trans>Log Health Data</Trans>
      </Button>
      <HistoryFilters
        rows={rows}
        filter={filter}
        change={(part) => setFilter((before) => ({ ...before, ...part }))}
      />
      <Matches
        rows={all}
        filter={filter}
        today={today}
        onClear={() => setFilter(noFilter)}
        onEdit={setEdited}
        deleting={deleting}
      />
      {edited !== null && (
        <EditSymptom symptom={edited} today={today} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

interface MatchesProps extends Omit<HistoryDayProps, "day"> {
  readonly filter: SymptomFilter;
  readonly today: CalendarDay;
  readonly onClear: () => void;
}

function Matches({ rows, filter, today, onClear, onEdit, deleting }: MatchesProps) {
  const { i18n } = useLingui();
  const [pages, setPages] = useState({ filter, count: 1 });
  const deferred = useDeferredValue(filter);
  const matches = inOrder(filtered(rows, deferred, today, i18n));
  const limit = PAGE_SIZE * (pages.filter === filter ? pages.count : 1);
  const more = matches.length - limit;
  const left = formatTenths(more, i18n.locale);
  return (
    <>
      <p role="status" className="text-soft">
        <Plural value={matches.length} one="# entry" other="# entries" />
      </p>
      {matches.length === 0 && (
        <Button variant="secondary" className="justify-self-start" onClick={onClear}>
          <Trans>Clear the filters</Trans>
        </Button>
      )}
      <div className="grid gap-5 empty:hidden lg:grid-cols-2">
        {byDay(matches.slice(0, limit)).map(({ day, rows: ofDay }) => (
          <HistoryDay key={day} day={day} rows={ofDay} onEdit={onEdit} deleting={deleting} />
        ))}
      </div>
      {more > 0 && (
        <Button
          variant="secondary"
          onClick={() => setPages({ filter, count: limit / PAGE_SIZE + 1 })}
        >
          <Trans>Show more ({left})</Trans>
        </Button>
      )}
    </>
  );
}
