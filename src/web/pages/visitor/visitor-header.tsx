import { Trans, useLingui } from "@lingui/react/macro";
import { BeadBorder } from "#web/beads/bead-border.tsx";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { landingAt } from "#web/boot/landings.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LanguageLinks } from "./language-links.tsx";

const SIDE_MENU = "side-menu";
const LANGUAGES = "languages";

interface VisitorHeaderProps {
  readonly onLogout?: (() => void) | undefined;
  readonly isForm?: boolean;
}

export function VisitorHeader({ onLogout, isForm = false }: VisitorHeaderProps) {
  const { t, i18n } = useLingui();
  return (
    <header className="sticky top-0 z-20 bg-paper/95 backdrop-blur-sm">
      <div className="page-width flex min-h-18 items-center gap-1 sm:gap-2 lg:gap-7">
        <a
          href={landingAt(i18n.locale)}
          className="mr-auto flex min-h-11 items-center gap-2.5 no-underline"
        >
          <BrandMark />
          <span className="font-display text-2xl font-semibold max-[22rem]:sr-only">Mwezi</span>
        </a>
        <nav aria-label={t`Sections`} className="hidden gap-7 lg:flex">
          <SectionLinks className="inline-flex min-h-11 items-center hover:text-hibiscus-ink" />
        </nav>
        <AccountActions onLogout={onLogout} />
        <LanguageMenu isForm={isForm} />
        <button
          type="button"
          popoverTarget={SIDE_MENU}
          aria-label={t`Menu`}
          className="side-menu-button grid size-11 flex-none place-items-center rounded-full hover:bg-bead lg:hidden"
        >
          <Icon name="menu" />
        </button>
      </div>
      <BeadBorder />
      <SideMenu onLogout={onLogout} />
    </header>
  );
}

/** Opens without scripts; browsers without popovers show the languages in the page. */
function LanguageMenu({ isForm }: { readonly isForm: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <button
        type="button"
        popoverTarget={LANGUAGES}
        aria-label={t`Language`}
        className="side-menu-button grid size-11 flex-none place-items-center rounded-full text-sm font-semibold uppercase hover:bg-bead"
      >
        <span aria-hidden="true">{i18n.locale}</span>
      </button>
      <div id={LANGUAGES} popover="auto" className="language-menu">
        <LanguageLinks isOnForm={isForm} />
      </div>
    </>
  );
}

function SectionLinks({ className }: { readonly className: string }) {
  const { t, i18n } = useLingui();
  const sections = {
    about: t`About`,
    "wellness-hub": t`Wellness Hub`,
    newsletter: t`Newsletter`,
    "research-hub": t`Research Hub`,
  };
  return Object.entries(sections).map(([section, name]) => (
    <a key={section} className={className} href={`${landingAt(i18n.locale)}#${section}`}>
      {name}
    </a>
  ));
}

/** Both variants are in the page; first-paint.ts selects one before the first paint. */
function AccountActions({ onLogout }: VisitorHeaderProps) {
  return (
    <>
      <div className="signed-out-only flex items-center gap-1 lg:gap-3">
        <ButtonLink variant="quiet" href="/login">
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink href="/register" className="flex-none whitespace-nowrap max-sm:hidden">
          <Trans>Begin your journey</Trans>
        </ButtonLink>
      </div>
      <div className="signed-in-only flex items-center gap-1 lg:gap-3">
        <ButtonLink variant="quiet" href="/">
          <Trans>Home</Trans>
        </ButtonLink>
        <LeaveButton onLogout={onLogout} className="max-[24rem]:hidden" />
      </div>
    </>
  );
}

interface LeaveButtonProps extends VisitorHeaderProps {
  readonly className?: string;
}

/** Logging out needs the app; on pages without it the button links to Learn. */
function LeaveButton({ onLogout, className }: LeaveButtonProps) {
  if (!onLogout) {
    return (
      <ButtonLink variant="secondary" href="/learn" className={className}>
        <Trans>Learn</Trans>
      </ButtonLink>
    );
  }
  return (
    <Button variant="secondary" onClick={onLogout} data-live className={className}>
      <Trans>Logout</Trans>
    </Button>
  );
}

/** Slides in on small screens. The browser opens and closes it; boot closes it on a choice. */
function SideMenu({ onLogout }: VisitorHeaderProps) {
  const { t } = useLingui();
  return (
    <nav id={SIDE_MENU} popover="auto" aria-label={t`Menu`} className="side-menu">
      <div className="flex min-h-full flex-col gap-1 p-5">
        <button
          type="button"
          popoverTarget={SIDE_MENU}
          popoverTargetAction="hide"
          aria-label={t`Close menu`}
          className="grid size-11 place-items-center self-end rounded-full hover:bg-bead"
        >
          <Icon name="close" />
        </button>
        <SectionLinks className="flex min-h-13 items-center rounded-control px-3 font-display text-xl hover:bg-bead" />
        <BeadBorder className="my-4" />
        <div className="signed-out-only grid gap-2">
          <ButtonLink href="/register">
            <Trans>Begin your journey</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" href="/login">
            <Trans>Sign in</Trans>
          </ButtonLink>
        </div>
        <div className="signed-in-only grid gap-2">
          <ButtonLink href="/">
            <Trans>Home</Trans>
          </ButtonLink>
          <LeaveButton onLogout={onLogout} />
        </div>
      </div>
    </nav>
  );
}
