import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans as TransOf } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PartOfDay } from "#web/entry/clock.ts";
import { AsTyped } from "#web/ui/text/as-typed.tsx";

interface DashboardWelcomeProps {
  /** `null` until it has loaded; empty where she began without one. */
  readonly name: string | null;
  readonly partOfDay: PartOfDay;
  readonly chips: ReactNode;
  readonly action?: ReactNode | undefined;
}

const greetings: Record<PartOfDay, (name: string | null) => MessageDescriptor> = {
  morning: (name) => (name ? msg`Good morning, ${name}` : msg`Good morning`),
  afternoon: (name) => (name ? msg`Good afternoon, ${name}` : msg`Good afternoon`),
  evening: (name) => (name ? msg`Good evening, ${name}` : msg`Good evening`),
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
            {name ? <TransOf {...greeting} values={{ name: <AsTyped>{name}</AsTyped> }} /> : words}
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
