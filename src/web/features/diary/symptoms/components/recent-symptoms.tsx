import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#web/entry/loaded.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { symptomsQuery } from "../api.ts";
import { inOrder, RECENT, type SavedSymptom } from "../view-model.ts";
import { Intensity, SymptomName } from "./symptom-mark.tsx";

/** The latest few, with the ways to all of them and to a new one. */
export function RecentSymptoms({ onAdd }: { readonly onAdd: () => void }) {
  const symptoms = useQuery(symptomsQuery);
  return (
    <Card
      title={<Trans>Recent Symptoms</Trans>}
      actions={
        <span className="-my-1 flex gap-1">
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
      <Loaded queries={{ symptoms }} waiting={<Loading />}>
        {(loaded) => <LatestList {...loaded} />}
      </Loaded>
    </Card>
  );
}

function LatestList({ symptoms }: { readonly symptoms: readonly SavedSymptom[] }) {
  const { i18n } = useLingui();
  if (symptoms.length === 0) return <NothingLogged />;
  return (
    <ul className="grid gap-2">
      {inOrder(symptoms)
        .slice(0, RECENT)
        .map((symptom) => (
          <li key={symptom.id} className="flex min-h-14 items-center justify-between gap-3">
            <SymptomName symptom={symptom} detail={formatDay(symptom.date, i18n.locale)} />
            <Intensity severity={symptom.severity} />
          </li>
        ))}
    </ul>
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
        <Trans>Log what you feel, and over time you see what comes with which phase.</Trans>
      </p>
    </div>
  );
}
