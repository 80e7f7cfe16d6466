import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type FirstCall, goNowSigns, telLink } from "../view-model.ts";
import { goNowLabels } from "./labels.tsx";
import { SignList } from "./sign-list.tsx";

/** The one action first, then when it is the right one. */
export function CallNow({ firstCall }: { readonly firstCall: FirstCall }) {
  const { i18n } = useLingui();
  const { number, service } = firstCall;
  return (
    <section
      aria-labelledby="call-now"
      className="grid gap-5 rounded-card bg-card p-5 shadow-card ring-2 ring-urgent ring-inset sm:p-7"
    >
      <h2 id="call-now" className="text-2xl">
        <Trans>Call now if any of these is true</Trans>
      </h2>
      <ButtonLink
        variant="danger"
        href={telLink(number)}
        className="min-h-16 text-xl sm:justify-self-start sm:px-10"
      >
        <Icon name="phone" />
        <Trans>Call {number}</Trans>
      </ButtonLink>
      <p className="-mt-3 text-sm text-soft">
        {service ?? <Trans>Works from most mobile phones</Trans>}
      </p>
      <SignList tone="urgent" signs={goNowSigns.map((sign) => i18n._(goNowLabels[sign]))} />
      <p>
        <Trans>
          If no one answers, go to the nearest clinic or hospital, and ask someone to go with you.
        </Trans>
      </p>
    </section>
  );
}
