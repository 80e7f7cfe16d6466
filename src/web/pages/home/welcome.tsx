import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans as TransOf } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PartOfDay } from "#web/entry/clock.ts";
import { AsTyped } from "#web/ui/text/as-typed.tsx";

interface DashboardWelcomeProps {
  readonly name: string | null;
  readonly partOfDay: PartOfDay;
  readonly chips: ReactNode;
  readonly action?: ReactNode | undefined;
}

const greetings: Record<PartOfDay, (name: string | null) => MessageDescriptor> = {
  morning: (name) => (name === null ? msg`Good morning` : msg`Good morning, ${name}`),
  afternoon: (name) => (name === null ? msg`Good afternoon` : msg`Good afternoon, ${name}`),
  evening: (name) => (name === null ? msg`Good evening` : msg`Good evening, ${name}`),
};

/** Characters of a title that fit on one line of a narrow phone. */
const ROOMY = 22;

export function DashboardWelcome({ name, partOfDay, chips, action }: DashboardWelcomeProps) {
  const { i18n } = useLingui();
  const greeting = greetings[partOfDay](name);
  const words = i18n._(greeting);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1
            className={`greeting ${words.length > ROOMY ? "text-lg" : "text-[1.45rem]"} sm:text-4xl`}
          >
            {name === null ? (
              words
            ) : (
              <TransOf {...greeting} values={{ name: <AsTyped>{name}</AsTyped> }} />
            )}
          </h1>
          <p className="leading-5 text-soft sm:mt-1 sm:text-lg">
            <Trans>Your cycle overview</Trans>
          </p>
        </div>
        {action}
      </div>
      {chips}
    </header>
  );
}
