import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { ReadAloud } from "#web/ui/read-aloud/read-aloud.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { NumberList } from "../../numbers/components/number-list.tsx";
import { guidanceFor } from "../view-model.ts";
import { goSoonWords, todayWords } from "../words.ts";
import { CallNow } from "./call-now.tsx";
import { SignList } from "./sign-list.tsx";

interface GuidanceViewProps {
  readonly country: string | null;
  readonly backHref: string;
}

/** When to get help and whom to call. Makes no requests once open. */
export function GuidanceView({ country, backHref }: GuidanceViewProps) {
  const guidance = guidanceFor(country);
  return (
    <div className="mx-auto grid max-w-3xl gap-5 lg:gap-6">
      <header className="grid gap-2">
        <h1 className="text-[1.7rem] sm:text-4xl">
          <Trans>When to get help</Trans>
        </h1>
        <p className="text-lg text-soft">
          <Trans>Take a breath. If something is very wrong, call first and read afterwards.</Trans>
        </p>
      </header>
      <ReadAloud />
      <CallNow {...guidance} />
      <ButtonLink href={backHref} variant="secondary" className="sm:justify-self-start">
        <Trans>I'm safe</Trans>
      </ButtonLink>
      <SeeToday />
      <SeeClinic />
      <TextLink href="/signs">
        <Trans>Log what you notice: signs to watch</Trans>
      </TextLink>
      <Card title={<Trans>Other numbers in your country</Trans>}>
        <NumberList {...guidance.others} />
      </Card>
      <p className="text-sm text-soft">
        <Trans>
          This page helps you decide when to ask for help. It isn't a diagnosis. If you're worried
          and nothing here fits, go or call anyway.
        </Trans>
      </p>
    </div>
  );
}

function SeeToday() {
  return (
    <Card title={<Trans>See a nurse or clinic today if</Trans>}>
      <SignList bead="fill-gold" signs={Object.values(todayWords)} />
    </Card>
  );
}

function SeeClinic() {
  return (
    <Card title={<Trans>See a clinic in the next days if</Trans>}>
      <SignList bead="fill-clay" signs={Object.values(goSoonWords)} />
      <p className="mt-4 text-soft">
        <Trans>
          A heavy period isn't always an emergency; the first box lists what is. For these signs,
          see a clinic and bring your log.
        </Trans>
      </p>
    </Card>
  );
}
