import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";
import { EnglishBeneath } from "#web/entry/english-beneath.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Icon } from "#web/ui/icon.tsx";
import { telLink } from "#web/ui/text/tel-link.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { ServiceName } from "../../numbers/components/service-name.tsx";
import { QuickExit } from "../../safety/components/quick-exit.tsx";
import { type Guidance, type SignGroup, signGroups, signsIn } from "../view-model.ts";
import { callNowWords, groupActions, groupNames } from "../words.ts";
import { SignList } from "./sign-list.tsx";

export function CallNow({ firstCall: { number, service }, others, lines }: Guidance) {
  return (
    <section
      aria-labelledby="call-now"
      className="grid gap-5 rounded-card bg-card p-5 shadow-card ring-2 ring-urgent ring-inset sm:p-7"
    >
      <h2 id="call-now" className="text-2xl">
        <Trans>Call now if any of these is true</Trans>
      </h2>
      <div className="sticky top-18 z-10 -my-2 grid bg-card py-2">
        <ButtonLink
          variant="danger"
          href={telLink(number)}
          className="min-h-16 text-xl sm:justify-self-start sm:px-10"
        >
          <Icon name="phone" />
          <Trans>Call {number}</Trans>
        </ButtonLink>
      </div>
      <p className="-mt-3 text-sm text-soft">
        {service === null ? (
          <Trans>Works from most mobile phones</Trans>
        ) : (
          <ServiceName service={service} />
        )}
      </p>
      <GroupLinks />
      {signGroups.map((group) => (
        <Group key={group} group={group}>
          {lines[group]?.map((line) => (
            <LineLink key={line.number} line={line} />
          ))}
          {group === "self-harm" && others.directory !== null && (
            <TextLink href={others.directory.address} rel="noreferrer">
              <Trans>Crisis lines by country: {others.directory.name}</Trans>
            </TextLink>
          )}
          {group === "violence" && (
            <>
              <Link replace href="/safe" className={buttonStyle("secondary")}>
                <Trans>If someone hurts you: what helps</Trans>
              </Link>
              <QuickExit />
            </>
          )}
        </Group>
      ))}
      <p>
        <Trans>
          If no one answers, go to the nearest clinic or hospital, and ask someone to go with you.
        </Trans>
      </p>
    </section>
  );
}

function GroupLinks() {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Kinds of signs`}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2 sm:flex sm:flex-wrap">
        {signGroups.map((group) => (
          <li key={group}>
            <a
              href={`#${group}`}
              className="flex h-full min-h-11 items-center rounded-control bg-card px-3 py-2 leading-snug font-semibold wrap-anywhere max-sm:px-1.5 max-sm:text-sm ring-1 ring-inset ring-edge/60 hover:bg-bead"
            >
              {i18n._(groupNames[group])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, children }: { readonly group: SignGroup; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby={group} className="grid gap-3 border-t border-line pt-5">
      <h3 id={group} className="scroll-mt-40 text-xl">
        {i18n._(groupNames[group])}
      </h3>
      <p className="font-semibold">
        {i18n._(groupActions[group])}
        <EnglishBeneath area="help">{(english) => english._(groupActions[group])}</EnglishBeneath>
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
      <SignList bead="fill-hibiscus" signs={signsIn(group).map((sign) => callNowWords[sign])} />
    </section>
  );
}

function LineLink({ line: { service, number } }: { readonly line: CheckedNumber }) {
  return (
    <ButtonLink variant="secondary" href={telLink(number)}>
      <Icon name="phone" size={20} />
      <span>
        <Trans>Call {number}</Trans>
        <span className="block text-sm font-normal text-soft">
          <ServiceName service={service} />
        </span>
      </span>
    </ButtonLink>
  );
}
