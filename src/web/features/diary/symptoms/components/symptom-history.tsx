import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { symptomsQuery } from "../api.ts";
import { type Deleting, useDeleting } from "../use-deleting.ts";
import {
  byDay,
  filtered,
  inOrder,
  noFilter,
  PAGE_SIZE,
  type SavedSymptom,
  type SymptomFilter,
  withDeleted,
} from "../view-model.ts";
import { EditSymptom } from "./edit-symptom.tsx";
import { HistoryDay } from "./history-day.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { NothingLogged } from "./recent-symptoms.tsx";

interface SymptomHistoryProps {
  readonly today: CalendarDay;
  readonly onAdd: () => void;
}

/** All her symptoms: searched, filtered, changed and deleted. */
export function SymptomHistory(props: SymptomHistoryProps) {
  const { t } = useLingui();
  const symptoms = useQuery(symptomsQuery);
  return (
    <Loaded queries={{ symptoms }} waiting={<Spinner label={t`Loading symptoms...`} />}>
      {(loaded) => <History {...loaded} {...props} />}
    </Loaded>
  );
}

interface HistoryProps extends SymptomHistoryProps {
  readonly symptoms: readonly SavedSymptom[];
}

function History({ symptoms, today, onAdd }: HistoryProps) {
  const [filter, setFilter] = useState(noFilter);
  const [edited, setEdited] = useState<SavedSymptom | null>(null);
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
      <HistoryFilters
        symptoms={symptoms}
        filter={filter}
        change={(part) => setFilter((before) => ({ ...before, ...part }))}
      />
      <Matches
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

interface MatchesProps {
  readonly symptoms: readonly SavedSymptom[];
  readonly filter: SymptomFilter;
  readonly today: CalendarDay;
  readonly onClear: () => void;
  readonly onEdit: (symptom: SavedSymptom) => void;
  readonly deleting: Deleting;
}

function Matches({ symptoms, filter, today, onClear, onEdit, deleting }: MatchesProps) {
  const { i18n } = useLingui();
  const [pages, setPages] = useState({ filter, count: 1 });
  // Typing stays quick however many there are.
  const deferred = useDeferredValue(filter);
  const matches = inOrder(filtered(symptoms, deferred, today, i18n));
  const limit = PAGE_SIZE * (pages.filter === filter ? pages.count : 1);
  const left = matches.length - limit;
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
      {byDay(matches.slice(0, limit)).map(({ day, symptoms: ofDay }) => (
        <HistoryDay key={day} day={day} symptoms={ofDay} onEdit={onEdit} deleting={deleting} />
      ))}
      {left > 0 && (
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
