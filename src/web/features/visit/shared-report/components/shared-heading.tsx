import { Trans, useLingui } from "@lingui/react/macro";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { formatInstant } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** `expiresAt` once the report is open. */
export function SharedHeading({ expiresAt }: { readonly expiresAt: string | null }) {
  const { i18n } = useLingui();
  const until = expiresAt === null ? null : formatInstant(expiresAt, i18n.locale);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <BrandMark className="size-10 flex-none" />
      <div className="min-w-0 flex-[1_1_13rem]">
        <h1 className="text-2xl sm:text-3xl">
          <Trans>A report for a doctor</Trans>
        </h1>
        {until !== null && (
          <p className="text-soft">
            <Trans>Your patient shares her own notes with you until {until}.</Trans>
          </p>
        )}
      </div>
      {until !== null && (
        <Button variant="secondary" onClick={() => print()}>
          <Icon name="print" size={20} />
          <Trans>Print</Trans>
        </Button>
      )}
    </header>
  );
}
