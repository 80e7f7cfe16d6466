import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { BeadBorder } from "#web/beads/bead-border.tsx";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { SavedPlace } from "#web/entry/concerns/saved-place.tsx";
import { logOut } from "#web/pages/sign-out.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CrisisPlace } from "./crisis-place.tsx";
import { DevicePlace } from "./device-place.tsx";
import { MobileNavigation, TopNavigation } from "./navigation.tsx";

interface SignedInShellProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame of every page of the app: header above, and on a phone the tabs below. */
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
        className="page-width flex-1 pt-6 pb-28 outline-none md:pb-12"
      >
        {children}
      </main>
      <MobileNavigation path={path} />
      <CrisisPlace />
      <SavedPlace />
    </div>
  );
}

/** A link that led away is gone with its page: the focus it had goes to the new page. */
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
    <header className="app-header sticky top-0 z-20 bg-paper/95 backdrop-blur-sm">
      <div className="page-width flex min-h-16 items-center gap-1">
        <a href="/" className="mr-auto flex min-h-11 items-center gap-2.5 no-underline">
          <BrandMark />
          <span className="font-display text-2xl font-semibold">Mwezi</span>
        </a>
        <TopNavigation path={path} />
        <a
          href="/settings"
          aria-label={t`Settings`}
          aria-current={path === "/settings" ? "page" : undefined}
          className="grid size-11 place-items-center rounded-full hover:bg-bead aria-[current=page]:bg-hibiscus-wash aria-[current=page]:text-hibiscus-ink"
        >
          <Icon name="settings" />
        </a>
        <Button variant="quiet" className="-mr-3 px-3 font-normal" onClick={logOut}>
          <Trans>Logout</Trans>
        </Button>
      </div>
      <BeadBorder />
    </header>
  );
}
