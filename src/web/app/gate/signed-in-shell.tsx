import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { BeadBorder } from "#web/beads/bead-border.tsx";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { BetterWordsPlace } from "#web/entry/better-words/place.tsx";
import { SavedPlace } from "#web/entry/concerns/saved-place.tsx";
import { logOut } from "#web/pages/account/sign-out.ts";
import { FirstIcon, type FirstIconName } from "#web/ui/first-icon.tsx";
import { CrisisPlace } from "../crisis-place.tsx";
import { DevicePlace } from "../device-place.tsx";
import { MobileNavigation, TopNavigation } from "../navigation.tsx";

interface SignedInShellProps {
  readonly path: string;
  readonly children: ReactNode;
}

export function SignedInShell({ path, children }: SignedInShellProps) {
  const content = useFocusAfterMoving(path);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-card p-3 focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30"
      >
        <Trans>Skip to content</Trans>
      </a>
      <Header path={path} />
      <DevicePlace />
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="page-width flex-1 pt-2.5 pb-28 outline-none md:pt-6 md:pb-12"
      >
        {children}
        <BetterWordsPlace />
      </main>
      <MobileNavigation path={path} />
      <CrisisPlace />
      <SavedPlace />
    </div>
  );
}

function useFocusAfterMoving(path: string) {
  const content = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [path]);
  return content;
}

function Header({ path }: { readonly path: string }) {
  const { t } = useLingui();
  return (
    <header className="app-header z-20 bg-paper/95 backdrop-blur-sm">
      <div className="page-width flex min-h-13 items-center md:min-h-16 md:gap-1">
        <a href="/" className="mr-auto flex min-h-11 items-center gap-2 no-underline md:gap-2.5">
          <BrandMark className="size-[28px] flex-none md:size-8" />
          <span className="font-display text-[clamp(1rem,5.6vw,1.25rem)] font-semibold md:text-2xl">
            Mwezi
          </span>
        </a>
        <TopNavigation path={path} />
        <span data-exit-place className="flex-none" />
        <HeaderLink href="/calendar" icon="calendar" label={t`Calendar`} path={path} />
        <HeaderLink href="/settings" icon="settings" label={t`Settings`} path={path} />
        <button
          type="button"
          onClick={logOut}
          className="-mr-2.5 flex min-h-[44px] min-w-[44px] items-center justify-center gap-2 rounded-full hover:bg-bead md:px-3"
        >
          <FirstIcon name="logout" className="flex-none md:hidden" />
          <span className="sr-only md:not-sr-only">
            <Trans>Logout</Trans>
          </span>
        </button>
      </div>
      <BeadBorder />
    </header>
  );
}

interface HeaderLinkProps {
  readonly href: string;
  readonly icon: FirstIconName;
  readonly label: string;
  readonly path: string;
}

const HeaderLink = ({ href, icon, label, path }: HeaderLinkProps) => (
  <a
    href={href}
    aria-label={label}
    aria-current={path === href || path.startsWith(`${href}/`) ? "page" : undefined}
    className="grid size-[44px] flex-none place-items-center rounded-full hover:bg-bead aria-[current=page]:bg-hibiscus-wash aria-[current=page]:text-hibiscus-ink"
  >
    <FirstIcon name={icon} />
  </a>
);
