import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { type Year, yearWords } from "../view-model.ts";
import { YearSpiral } from "./year-spiral.tsx";

export function YearView({ year }: { readonly year: Year | null }) {
  const { i18n } = useLingui();
  if (year === null) return <NoYearYet />;
  const words = yearWords(year, i18n);
  return (
    <>
      <figure className="year-figure mx-auto grid w-full max-w-[38rem] gap-3 rounded-card bg-card px-2 py-3 shadow-card ring-1 ring-line ring-inset sm:p-6">
        <YearSpiral year={year} label={words} />
        <figcaption className="text-center text-sm text-soft tabular-nums">{words}</figcaption>
      </figure>
      <p className="mx-auto max-w-[60ch] text-center text-sm text-soft">
        <Trans>
          The string begins beside the moon and winds outwards to today. One bead is one day. Red:
          bleeding, larger where it was heavier.
        </Trans>
      </p>
      <Button variant="secondary" className="justify-self-center" onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
    </>
  );
}

function NoYearYet() {
  return (
    <Card title={<Trans>Your year begins with your first period</Trans>}>
      <p className="mb-4 max-w-[60ch] text-soft">
        <Trans>Each day adds a bead to one string, which winds around the moon.</Trans>
      </p>
      <ButtonLink href="/">
        <Trans>Go to Home</Trans>
      </ButtonLink>
    </Card>
  );
}
