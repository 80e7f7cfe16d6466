import { Trans, useLingui } from "@lingui/react/macro";
import { BeadBorder } from "#web/beads/bead-border.tsx";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { BetterWordsPlace } from "#web/entry/better-words/place.tsx";
import { LanguageLinks } from "./language-links.tsx";

const LINK = "inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline";

export function VisitorFooter({ isForm }: { readonly isForm: boolean }) {
  const { t } = useLingui();
  const links = [
    ["/privacy", t`Privacy`],
    ["/terms", t`Terms`],
    ["/contact", t`Contact`],
  ] as const;
  return (
    <footer>
      <BeadBorder />
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-8">
        <div className="mr-auto flex items-start gap-3">
          <BrandMark className="size-8 flex-none" />
          <p className="max-w-md text-sm text-soft">
            <Trans>
              Mwezi informs; it doesn't diagnose. It isn't contraception or an emergency service.
            </Trans>
          </p>
        </div>
        <nav aria-label={t`Language`} className="flex flex-wrap gap-x-5">
          <LanguageLinks isOnForm={isForm} />
        </nav>
        <nav aria-label={t`About this service`} className="flex flex-wrap gap-x-6">
          {links.map(([href, name]) => (
            <a key={href} className={LINK} href={href}>
              {name}
            </a>
          ))}
        </nav>
      </div>
      <BetterWordsPlace />
    </footer>
  );
}
