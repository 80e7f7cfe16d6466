import { Trans, useLingui } from "@lingui/react/macro";
import type { DaySources } from "#domain/day/day-sources.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { recentSymptomsQuery } from "../../check-in/api.ts";
import { inOrder, RECENT, rowsOf, type SavedSymptom, type SymptomRow } from "../view-model.ts";
import { Intensity, SymptomName } from "./symptom-mark.tsx";
import { SymptomOrigin } from "./symptom-origin.tsx";

export interface RecentSymptomsProps {
  readonly days: Parameters<typeof Loaded>[0]["queries"][string] & {
    readonly data: DaySources | undefined;
  };
  readonly onAdd: () => void;
}

export function RecentSymptoms({ days, onAdd }: RecentSymptomsProps) {
  const symptoms = useQuery(recentSymptomsQuery);
  return (
    <Card
      title={<Trans>Recent Symptoms</Trans>}
      actions={
        <span className="-my-1 flex flex-wrap gap-1">
          <ButtonLink variant="quiet" className="-ml-3 min-h-11 px-3" href="/symptoms">
            <Trans>View All</Trans>
          </ButtonLink>
          <Button variant="secondary" className="min-h-11 px-4" onClick={onAdd}>
            <Icon name="plus" size={18} />
            <Trans>Add</Trans>
          </Button>
        </span>
      }
    >
      <Loaded queries={{ symptoms, days }} waiting={<Loading />}>
        {(loaded) => <LatestList {...loaded} />}
      </Loaded>
    </Card>
  );
}

interface LatestListProps {
  readonly symptoms: readonly SavedSymptom[];
  readonly days: DaySources;
}

function LatestList({ symptoms, days }: LatestListProps) {
  const rows = inOrder(rowsOf(days, symptoms));
  if (rows.length === 0) return <NothingLogged />;
  return (
    <ul className="grid gap-2">
      {rows.slice(0, RECENT).map((row) => (
        <li
          key={`${row.date} ${row.type}`}
          className="flex min-h-14 items-center justify-between gap-3"
        >
          <SymptomName type={row.type} detail={<Detail row={row} />} />
          <Intensity severity={row.severity} />
        </li>
      ))}
    </ul>
  );
}

function Detail({ row }: { readonly row: SymptomRow }) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {formatDay(row.date, i18n.locale)}
      <SymptomOrigin row={row} />
    </span>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">
        <Trans>Loading symptoms...</Trans>
      </span>
      {[0, 1, 2].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-5 w-32" />
        </span>
      ))}
    </div>
  );
}

export function NothingLogged() {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        <Trans>No Symptoms Logged</Trans>
      </p>
      <p className="text-soft">
        <Trans>Log what you feel. Over time you'll see which symptoms come with which phase.</Trans>
      </p>
    </div>
  );
}
