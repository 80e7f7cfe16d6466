import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PartOfDay } from "#web/entry/clock.ts";

interface DashboardWelcomeProps {
  readonly name: string | null;
  readonly partOfDay: PartOfDay;
  /** What is known of her state today, as chips. */
  readonly chips: ReactNode;
  /** What she can do at once, beside the greeting where there is room. */
  readonly action?: ReactNode | undefined;
}

/** The greeting, and below it what is known of today. */
export function DashboardWelcome({ name, partOfDay, chips, action }: DashboardWelcomeProps) {
  return (
    <header className="grid gap-3 sm:gap-4">
      <div className="flex items-center justify-between gap-4">
        <div>
          <h1 className="text-[1.7rem] sm:text-4xl">
            {name === null ? (
              <Greeting partOfDay={partOfDay} />
            ) : (
              <NamedGreeting name={name} partOfDay={partOfDay} />
            )}
          </h1>
          <p className="mt-1 text-lg text-soft">
            <Trans>Your cycle overview</Trans>
          </p>
        </div>
        {action}
      </div>
      {chips}
    </header>
  );
}

function Greeting({ partOfDay }: { readonly partOfDay: PartOfDay }) {
  switch (partOfDay) {
    case "morning":
      return <Trans>Good morning</Trans>;
    case "afternoon":
      return <Trans>Good afternoon</Trans>;
    case "evening":
      return <Trans>Good evening</Trans>;
  }
}

function NamedGreeting({
  name,
  partOfDay,
}: {
  readonly name: string;
  readonly partOfDay: PartOfDay;
}) {
  switch (partOfDay) {
    case "morning":
      return <Trans>Good morning, {name}</Trans>;
    case "afternoon":
      return <Trans>Good afternoon, {name}</Trans>;
    case "evening":
      return <Trans>Good evening, {name}</Trans>;
  }
}
