import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useLayoutEffect } from "react";
import { spokenConcern } from "#report/concern-words/speech.ts";
import { EnglishBeneath } from "#web/entry/english-beneath.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { useConcerns } from "../api.ts";
import { speechIn } from "../speech.ts";
import { areaOf } from "../topic-words.ts";
import { urgencyLabels } from "../words.ts";
import { NotLookedThrough } from "./not-looked-through.tsx";
import { TopConcern } from "./top-concern.tsx";

interface ConcernLineProps
  extends Pick<ReturnType<typeof useConcerns>, "data" | "error" | "refetch"> {
  /** Called before the first paint, so that no space is reserved for it later. */
  readonly onKnown: () => void;
}

export function ConcernLine({ data, error, refetch, onKnown }: ConcernLineProps) {
  const { i18n } = useLingui();
  useLayoutEffect(onKnown, [onKnown]);
  if (data === undefined) {
    return error && <NotLookedThrough failure={error} onRetry={refetch} />;
  }
  const [first, ...others] = data.concerns.filter(({ urgency }) => urgency !== "mention");
  if (first === undefined) return null;
  if (first.key === "violence") {
    return (
      // Discreet: somebody else may see the screen.
      <Line href="/safe" lead={<Trans>A page for you</Trans>}>
        <Trans>Open it when you're alone. You can leave it with one tap.</Trans>
      </Line>
    );
  }
  if (first.urgency === "call-now") return <TopConcern />;
  const all = 1 + others.length;
  const lead = i18n._(urgencyLabels[first.urgency]);
  return (
    <Line
      href="/concerns"
      lead={
        all === 1 ? (
          lead
        ) : (
          <Trans>
            {lead} (1 of {all})
          </Trans>
        )
      }
    >
      {spokenConcern(first, speechIn(i18n)).action}
      <EnglishBeneath area={areaOf(first)}>
        {(english) => spokenConcern(first, speechIn(english)).action}
      </EnglishBeneath>
    </Line>
  );
}

interface LineProps {
  readonly href: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

const Line = ({ href, lead, children }: LineProps) => (
  <a
    href={href}
    data-concern
    className="flex min-h-13 items-center gap-3 rounded-control bg-clay-wash px-4 py-1.5 no-underline ring-1 ring-inset ring-clay/35"
  >
    <span className="min-w-0 flex-1 text-sm leading-5">
      <span className="font-semibold text-clay-ink">
        {lead}
        {": "}
      </span>
      {children}
    </span>
    <Icon name="chevron-right" size={20} className="flex-none text-clay-ink" />
  </a>
);
