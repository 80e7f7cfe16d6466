import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { Concern, Urgency } from "#domain/concerns/engine/concern.ts";
import { type SpokenConcern, spokenConcern } from "#report/concern-words/speech.ts";
import { EnglishBeneath } from "#web/entry/english-beneath.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Chip, type ChipTone } from "#web/ui/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { speechIn } from "../speech.ts";
import { areaOf } from "../topic-words.ts";
import { urgencyLabels } from "../words.ts";
import { HelpNow } from "./help-now.tsx";

const TONE: Readonly<Record<Urgency, ChipTone>> = {
  "call-now": "hibiscus",
  today: "clay",
  "within-days": "gold",
  mention: "neutral",
};

interface ConcernCardProps {
  readonly concern: Concern;
  /** Shows only what to do and why; the rest is a tap away. */
  readonly isBrief?: boolean | undefined;
  readonly children?: ReactNode;
}

export function ConcernCard({ concern, isBrief = false, children }: ConcernCardProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { urgency } = concern;
  const spoken = spokenConcern(concern, speechIn(i18n));
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "grid gap-4 rounded-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6",
        urgency === "call-now" ? "bg-urgent-wash" : "bg-card",
      )}
    >
      <div className="grid justify-items-start gap-3">
        <Chip tone={TONE[urgency]}>{i18n._(urgencyLabels[urgency])}</Chip>
        <h2 id={id} className="text-xl sm:text-2xl">
          {spoken.action}
          <EnglishBeneath area={areaOf(concern)}>
            {(english) => spokenConcern(concern, speechIn(english)).action}
          </EnglishBeneath>
        </h2>
      </div>
      {isBrief && urgency === "call-now" && concern.seenOn !== undefined && (
        <p>
          <Trans>
            You got help on {formatDay(concern.seenOn, i18n.locale)}. If it comes back or gets
            worse, call again.
          </Trans>
        </p>
      )}
      {urgency === "call-now" && <HelpNow concern={concern} />}
      <Reason concern={concern} />
      {isBrief ? (
        <p className="text-sm text-soft">{spoken.evidence[0]}</p>
      ) : (
        <>
          <Evidence lines={spoken.evidence} />
          <Ask {...spoken} />
        </>
      )}
      {children}
    </section>
  );
}

interface ConcernRowProps {
  readonly concern: Concern;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

export function ConcernRow({ concern, isOpen, children }: ConcernRowProps) {
  const { i18n } = useLingui();
  const spoken = spokenConcern(concern, speechIn(i18n));
  return (
    <details open={isOpen} className="group border-line border-b px-5 py-2 last:border-b-0 sm:px-6">
      <summary className="flex min-h-11 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1">
          {spoken.action}
          <EnglishBeneath area={areaOf(concern)}>
            {(english) => spokenConcern(concern, speechIn(english)).action}
          </EnglishBeneath>
        </h3>
        <Icon name="chevron-down" size={20} className="flex-none text-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-3">
        <Reason concern={concern} />
        <Evidence lines={spoken.evidence} />
        <Ask {...spoken} />
        {children}
      </div>
    </details>
  );
}

function Reason({ concern }: Pick<ConcernRowProps, "concern">) {
  const { i18n } = useLingui();
  return (
    <p>
      {spokenConcern(concern, speechIn(i18n)).reason}
      <EnglishBeneath area={areaOf(concern)}>
        {(english) => spokenConcern(concern, speechIn(english)).reason}
      </EnglishBeneath>
    </p>
  );
}

const MOST_LINES = 4;

function Evidence({ lines }: { readonly lines: readonly string[] }) {
  const more = lines.length - MOST_LINES;
  return (
    <div>
      <p className="text-sm text-soft">
        <Trans>From what you logged:</Trans>
      </p>
      <ul className="list-disc pl-5">
        {lines.slice(0, MOST_LINES).map((line) => (
          <li key={line} className="text-balance">
            {line}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-soft">
          <Trans>And {more} more.</Trans>
        </p>
      )}
    </div>
  );
}

function Ask({ ask, bring }: Pick<SpokenConcern, "ask" | "bring">) {
  return (
    <div className="grid gap-1">
      <p className="text-sm text-soft">
        <Trans>What you can say there:</Trans>
      </p>
      <p className="font-semibold">{ask}</p>
      {bring !== null && (
        <p className="text-sm">
          <Trans>Take with you: {bring}</Trans>
        </p>
      )}
    </div>
  );
}
