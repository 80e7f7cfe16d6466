import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedView, TrustedPart } from "#contract/visit/trusted-views.ts";
import { ProveFirst } from "#web/entry/proof/prove-first.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Summary } from "#web/ui/summary.tsx";
import { HandOver } from "../../links/components/hand-over.tsx";
import { Openings } from "../../links/components/openings.tsx";
import { TypedName } from "../../links/components/typed-name.tsx";
import { useChangeView, useEndView } from "../api.ts";
import { addressOf, isOver } from "../view-model.ts";
import { PartToggles } from "./part-toggles.tsx";
import { Preview, type PreviewSource } from "./preview.tsx";

interface ViewRowProps extends PreviewSource {
  readonly view: ListedView;
}

export function ViewRow({ view, ...source }: ViewRowProps) {
  const { i18n, t } = useLingui();
  const change = useChangeView(view);
  const end = useEndView();
  const made = formatInstantDay(view.createdAt, i18n.locale);
  const name = view.name ?? t`Link of ${made}`;
  const hasEnded = isOver(view, Date.now());
  const setPart = (part: TrustedPart, isIn: boolean) =>
    change.save({ parts: isIn ? [...view.parts, part] : view.parts.filter((one) => one !== part) });
  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-0.5">
        <TypedName typed={view.name} otherwise={name} />
        <StateLine view={view} hasEnded={hasEnded} />
        <Openings openedAt={view.openedAt} />
      </div>
      {!hasEnded && !view.isPaused && (
        <div className="flex flex-wrap gap-3">
          <HandOver address={addressOf(location.origin, view.fragment)} />
        </div>
      )}
      {!hasEnded && (
        <details className="group">
          <Summary>
            <Trans>What they see</Trans>
          </Summary>
          <div className="grid gap-4 pt-2">
            <PartToggles parts={view.parts} disabled={change.isSaving} onChange={setPart} />
            <Preview grant={view} {...source} />
          </div>
        </details>
      )}
      <ProveFirst failure={change.failure} onProven={change.again} />
      <FailureNotice failure={end.failure} />
      <div className="flex flex-wrap gap-3">
        {!hasEnded && (
          <Button
            variant="secondary"
            busy={change.isSaving}
            onClick={() => change.save({ isPaused: !view.isPaused })}
            aria-label={view.isPaused ? t`Share again: ${name}` : t`Stop quietly: ${name}`}
          >
            {view.isPaused ? <Trans>Share again</Trans> : <Trans>Stop quietly</Trans>}
          </Button>
        )}
        <Button
          variant="quiet"
          busy={end.isSaving}
          onClick={() => void end.save(view.id)}
          aria-label={hasEnded ? t`Remove from the list: ${name}` : t`End it for good: ${name}`}
        >
          {hasEnded ? <Trans>Remove</Trans> : <Trans>End it for good</Trans>}
        </Button>
      </div>
    </li>
  );
}

interface StateLineProps {
  readonly view: ListedView;
  readonly hasEnded: boolean;
}

function StateLine({ view, hasEnded }: StateLineProps) {
  const { i18n, t } = useLingui();
  const until = formatInstantDay(view.expiresAt, i18n.locale);
  const words = () => {
    if (view.isGone) return t`Ended`;
    if (hasEnded) return t`Expired ${until}`;
    if (view.isPaused) return t`Stopped: they see “Not shared at the moment”`;
    return view.copyOf === undefined ? t`Getting ready…` : t`Opens until ${until}`;
  };
  return (
    <p role="status" className="text-sm text-soft">
      {words()}
    </p>
  );
}
