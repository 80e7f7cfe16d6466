import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Concerns } from "#contract/insights/concerns.ts";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { lookedThrough } from "#domain/concerns/engine/not-logged.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { useConcerns } from "../api.ts";
import { lookedAtList, urgencyLabels } from "../words.ts";
import { ConcernCard, ConcernRow } from "./concern-card.tsx";
import { NotLookedThrough } from "./not-looked-through.tsx";
import { SeenByClinician } from "./seen-by-clinician.tsx";

export function ConcernList({ notLookedAt }: { readonly notLookedAt?: ReactNode }) {
  const { data, error, refetch } = useConcerns();
  const { t } = useLingui();
  if (data !== undefined) return <Looked {...data} notLookedAt={notLookedAt} />;
  if (error) return <NotLookedThrough failure={error} onRetry={refetch} />;
  return (
    // Reserves space, so that nothing below moves.
    <div role="status" aria-label={t`Looking through what you logged...`} className="min-h-160">
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  );
}

interface LookedProps extends Concerns {
  readonly notLookedAt: ReactNode;
}

function Looked({ concerns, notLogged, mayWorry, hasLeftOut, notLookedAt }: LookedProps) {
  const { i18n } = useLingui();
  const soon = concerns.filter(({ urgency }) => urgency !== "mention");
  const later = concerns.filter(({ urgency }) => urgency === "mention");
  const logged = lookedThrough(notLogged);
  const everything = lookedAtList(logged, i18n);
  const missing = lookedAtList(notLogged, i18n);
  return (
    <div className="grid gap-5">
      {soon.length > 0 && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {soon.map((concern) => (
            <ConcernCard key={`${concern.key} ${concern.subject}`} concern={concern}>
              <Actions concern={concern} />
            </ConcernCard>
          ))}
        </div>
      )}
      {later.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{i18n._(urgencyLabels.mention)}</h2>
          <div className="rounded-card bg-card shadow-card ring-1 ring-line ring-inset">
            {later.map((concern, place) => (
              <ConcernRow
                key={`${concern.key} ${concern.subject}`}
                concern={concern}
                isOpen={soon.length + place === 0}
              >
                <Actions concern={concern} />
              </ConcernRow>
            ))}
          </div>
        </section>
      )}
      <div className="grid max-w-3xl gap-2 text-soft">
        {concerns.length === 0 && logged.length > 0 && mayWorry !== true && (
          <p className="text-ink">
            <Trans>Nothing you logged is on the list of signs that Mwezi looks for.</Trans>
          </p>
        )}
        {logged.length > 0 && (
          <p>
            <Trans>Mwezi looked at: {everything}.</Trans>
          </p>
        )}
        {notLogged.length > 0 && (
          <p>
            <Trans>You haven't logged these, so we didn't look at them: {missing}.</Trans>
          </p>
        )}
        {hasLeftOut === true && (
          <p className="text-ink">
            <Trans>We couldn't read some of your entries, so we didn't look at them.</Trans>
          </p>
        )}
        {notLookedAt}
        <p>
          <Trans>
            If something worries you, ask at a clinic, whatever it says here. This isn't a
            diagnosis.
          </Trans>
        </p>
      </div>
    </div>
  );
}

interface ActionsProps {
  readonly concern: Concern;
}

const Actions = ({ concern }: ActionsProps) => (
  <>
    <Questions concern={concern} />
    <SeenByClinician concern={concern} />
  </>
);

const QUESTIONS = ["mood", "sleep"];

function Questions({ concern: { key, subject = "", seenOn } }: ActionsProps) {
  if (key !== "screening" || !QUESTIONS.includes(subject) || seenOn !== undefined) return null;
  return (
    <TextLink href={`/my-health/how-you-feel?about=${subject}`}>
      <Trans>Answer the questions here</Trans>
    </TextLink>
  );
}
