import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { emergencyNumbers, GENERAL_EMERGENCY_NUMBER } from "#domain/care/emergency-numbers.ts";
import { EnglishBeneath } from "#web/entry/english-beneath.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { telLink } from "#web/ui/text/tel-link.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { ServiceName } from "../../numbers/components/service-name.tsx";
import { QuickExit } from "./quick-exit.tsx";

export function SafetyView({ country }: { readonly country: string | null }) {
  return (
    <div className="mx-auto grid max-w-3xl gap-5 lg:gap-6">
      <div className="sticky top-18 z-10 grid bg-paper py-2">
        <QuickExit className="min-h-14" />
      </div>
      <header className="grid gap-2">
        <h1 className="text-[1.7rem] sm:text-4xl">
          <Trans>You are not to blame</Trans>
        </h1>
        <p className="text-lg text-soft">
          <ThereIsHelp />
          <EnglishBeneath area="help">
            {(english) => (
              <I18nProvider i18n={english}>
                <ThereIsHelp />
              </I18nProvider>
            )}
          </EnglishBeneath>
        </p>
      </header>
      <Lines country={country} />
      <AfterRape />
      <Card title={<Trans>If you aren't safe at home</Trans>}>
        <p>
          <Trans>
            Call from a place where nobody hears you, or ask at a clinic to speak to a nurse alone.
            Someone you trust can come with you.
          </Trans>
        </p>
      </Card>
      <p className="text-sm text-soft">
        <Trans>
          Mwezi sends no message about this page. The button at the top opens an empty page instead
          of this one, and Back shows an empty page too. For such a button on every page, go to
          “Settings”, “Your data”.
        </Trans>
      </p>
      <TextLink href="/guidance?from=home">
        <Trans>Everything else: when to get help</Trans>
      </TextLink>
    </div>
  );
}

const ThereIsHelp = () => (
  <Trans>
    If someone hurts you, threatens you or forces you, there is help. Call, or go to a hospital. You
    don't have to decide anything else first.
  </Trans>
);

function Lines({ country }: { readonly country: string | null }) {
  const calls = emergencyNumbers(country).numbers.filter(({ by }) => by === "call");
  const lines = calls.filter(({ kind }) => kind === "gender-violence");
  const ofChildren = calls.filter(({ kind }) => kind === "child");
  return (
    <section className="grid gap-2">
      {lines.map(({ number, service }) => (
        <ButtonLink key={number} variant="danger" className="min-h-16" href={telLink(number)}>
          <Icon name="phone" />
          <span>
            <span className="block text-lg">
              <Trans>Call {number}</Trans>
            </span>
            <span className="block text-sm font-normal">
              <ServiceName service={service} />
            </span>
          </span>
        </ButtonLink>
      ))}
      {lines.length === 0 && (
        <p className="text-soft">
          <Trans>
            We have no line against violence for your country that we could confirm. The emergency
            number works from most mobile phones.
          </Trans>
        </p>
      )}
      <ButtonLink
        variant={lines.length === 0 ? "danger" : "secondary"}
        className="min-h-14"
        href={telLink(GENERAL_EMERGENCY_NUMBER)}
      >
        <Icon name="phone" size={20} />
        <Trans>In danger? Call {GENERAL_EMERGENCY_NUMBER}</Trans>
      </ButtonLink>
      {ofChildren.map(({ number, service }) => (
        <ButtonLink key={number} variant="secondary" href={telLink(number)}>
          <Icon name="phone" size={20} />
          <ForChildren number={number} service={<ServiceName service={service} />} />
        </ButtonLink>
      ))}
    </section>
  );
}

interface ForChildrenProps {
  readonly number: string;
  readonly service: ReactNode;
}

const ForChildren = ({ number, service }: ForChildrenProps) => (
  <span>
    <Trans>
      Under 18? {service}: {number}
    </Trans>
  </span>
);

function AfterRape() {
  return (
    <Card title={<Trans>After rape or forced sex</Trans>}>
      <div className="grid gap-3">
        <p className="font-semibold">
          <Trans>Go to a hospital or clinic as soon as you can, today if possible.</Trans>
        </p>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <Trans>
              Medicine against HIV (PEP) works best within hours, and no later than 72 hours after.
            </Trans>
          </li>
          <li>
            <Trans>Emergency contraception works for up to 5 days: the sooner, the better.</Trans>
          </li>
          <li>
            <Trans>You can get care first and decide about the police later.</Trans>
          </li>
        </ul>
        <p className="text-sm text-soft">
          <Trans>What you can say there:</Trans>
        </p>
        <p className="font-semibold">
          <Trans>“I want PEP, emergency contraception, and someone to talk to.”</Trans>
        </p>
      </div>
    </Card>
  );
}
