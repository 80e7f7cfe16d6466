import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { NumberList } from "../../numbers/components/number-list.tsx";
import { telLink } from "../../numbers/view-model.ts";
import { type FirstCall, goNowSigns, goSoonSigns, guidanceFor } from "../view-model.ts";
import { goNowWords, goSoonWords } from "../words.ts";

interface GuidanceViewProps {
  readonly country: string | null;
  readonly backHref: string;
}

/** What calls for help and whom to call. It asks the network for nothing once it is open. */
export function GuidanceView({ country, backHref }: GuidanceViewProps) {
  const { firstCall, others } = guidanceFor(country);
  return (
    <div className="mx-auto grid max-w-3xl gap-5 lg:gap-6">
      <header className="grid gap-2">
        <h1 className="text-[1.7rem] sm:text-4xl">
          <Trans>When to get help</Trans>
        </h1>
        <p className="text-lg text-soft">
          <Trans>Take a breath. Start with the first box; it takes half a minute.</Trans>
        </p>
      </header>
      <CallNow firstCall={firstCall} />
      <ButtonLink href={backHref} variant="secondary" className="sm:justify-self-start">
        <Trans>I'm safe</Trans>
      </ButtonLink>
      <SeeClinic />
      <Card title={<Trans>Other numbers in your country</Trans>}>
        <NumberList {...others} />
      </Card>
      <p className="text-sm text-soft">
        <Trans>
          This page helps you decide when to ask for help. It is not a diagnosis. If you are worried
          and find nothing here that fits, go or call anyway.
        </Trans>
      </p>
    </div>
  );
}

/** The one action first, then when it is the right one. */
function CallNow({ firstCall: { number, service } }: { readonly firstCall: FirstCall }) {
  const { i18n } = useLingui();
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
      <SignList bead="fill-hibiscus" signs={goNowSigns.map((sign) => i18n._(goNowWords[sign]))} />
      <p>
        <Trans>
          If no one answers, go to the nearest clinic or hospital, and ask someone to go with you.
        </Trans>
      </p>
    </section>
  );
}

function SeeClinic() {
  const { i18n } = useLingui();
  return (
    <Card title={<Trans>See a clinic in the next days if</Trans>}>
      <SignList bead="fill-clay" signs={goSoonSigns.map((sign) => i18n._(goSoonWords[sign]))} />
      <p className="mt-4 text-soft">
        <Trans>
          A period can feel heavy and still need no emergency care: what counts is in the first box.
          These signs are worth a visit, with your log in your hand.
        </Trans>
      </p>
    </Card>
  );
}

interface SignListProps {
  readonly signs: readonly string[];
  /** The class that colours the bead before each. */
  readonly bead: string;
}

function SignList({ signs, bead }: SignListProps) {
  return (
    <ul className="grid gap-2.5">
      {signs.map((sign) => (
        <li key={sign} className="flex gap-3">
          <svg
            viewBox="0 0 12 12"
            width={12}
            height={12}
            className="mt-1.5 flex-none"
            aria-hidden="true"
          >
            <circle cx="6" cy="6" r="5" className={bead} />
          </svg>
          {sign}
        </li>
      ))}
    </ul>
  );
}
