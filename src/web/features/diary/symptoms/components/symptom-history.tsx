import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Symptom } from "#contract/symptoms.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { symptomsQuery } from "../api.ts";
import {
  byDay,
  filtered,
  inOrder,
  noFilter,
  PAGE_SIZE,
  type SymptomFilter,
  withDeleted,
} from "../view-model.ts";
import { EditSymptom } from "./edit-symptom.tsx";
import { HistoryDay } from "./history-day.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { NothingLogged } from "./recent-symptoms.tsx";
import { useDeleting } from "./use-deleting.tsx";

interface SymptomHistoryProps {
  readonly today: CalendarDay;
  readonly onAdd: () => void;
}

/** All her symptoms: searched, filtered, changed and deleted. */
export function SymptomHistory({ today, onAdd }: SymptomHistoryProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(symptomsQuery);
  if (data !== undefined) return <Loaded symptoms={data} today={today} onAdd={onAdd} />;
  return error !== null && !isFetching ? (
    <FailureNotice failure={error} onRetry={() => void refetch()} />
  ) : (
    <Spinner label={t`Loading symptoms...`} />
  );
}

interface LoadedProps extends SymptomHistoryProps {
  readonly symptoms: readonly Symptom[];
}

function Loaded({ symptoms, today, onAdd }: LoadedProps) {
  const [filter, setFilter] = useState(noFilter);
  const [edited, setEdited] = useState<Symptom | null>(null);
  const deleting = useDeleting();
  const all = withDeleted(symptoms, deleting.deleted);
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
      <HistoryFilters symptoms={symptoms} filter={filter} onChange={setFilter} />
      <Found
        symptoms={all}
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

interface FoundProps {
  readonly symptoms: readonly Symptom[];
  readonly filter: SymptomFilter;
  readonly today: CalendarDay;
  readonly onClear: () => void;
  readonly onEdit: (symptom: Symptom) => void;
  readonly deleting: ReturnType<typeof useDeleting>;
}

function Found({ symptoms, filter, today, onClear, onEdit, deleting }: FoundProps) {
  const { i18n } = useLingui();
  const [pages, setPages] = useState({ filter, count: 1 });
  // Typing stays quick however many there are.
  const wanted = useDeferredValue(filter);
  const found = inOrder(filtered(symptoms, wanted, today, i18n));
  const shown = PAGE_SIZE * (pages.filter === filter ? pages.count : 1);
  const left = found.length - shown;
  return (
    <>
      <p role="status" className="text-soft">
        <Plural value={found.length} one="# entry" other="# entries" />
      </p>
      {found.length === 0 && (
        <Button variant="secondary" className="justify-self-start" onClick={onClear}>
          <Trans>Clear the filters</Trans>
        </Button>
      )}
      {byDay(found.slice(0, shown)).map(({ day, symptoms: ofDay }) => (
        <HistoryDay key={day} day={day} symptoms={ofDay} onEdit={onEdit} deleting={deleting} />
      ))}
      {left > 0 && (
        <Button
          variant="secondary"
          onClick={() => setPages({ filter, count: shown / PAGE_SIZE + 1 })}
        >
          <Trans>Show more ({left})</Trans>
        </Button>
      )}
    </>
  );
}
