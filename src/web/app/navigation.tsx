import { useLingui } from "@lingui/react/macro";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { type AppPage, appPageFor } from "./gate.ts";

interface Tab {
  readonly page: AppPage;
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

function useTabs(): readonly Tab[] {
  const { t } = useLingui();
  return [
    { page: "dashboard", href: "/", label: t`Home`, icon: "home" },
    { page: "track", href: "/track", label: t`Track`, icon: "plus" },
    { page: "learn", href: "/learn", label: t`Learn`, icon: "book" },
    { page: "my-health", href: "/my-health", label: t`My Health`, icon: "heart" },
  ];
}

interface NavigationProps {
  readonly path: string;
}

/** The tab that a page without one of its own stands under. */
const standsUnder: Partial<Record<AppPage, AppPage>> = {
  "care-plan": "learn",
  labs: "my-health",
  medications: "my-health",
  "doctor-visit": "my-health",
  calendar: "my-health",
  history: "my-health",
  trends: "my-health",
  ovulation: "my-health",
  patterns: "my-health",
};

function tabFor(path: string): AppPage {
  const page = appPageFor(path);
  return standsUnder[page] ?? page;
}

/** The four tabs in the header of a wide screen. */
export function TopNavigation({ path }: NavigationProps) {
  const { t } = useLingui();
  const current = tabFor(path);
  return (
    <nav aria-label={t`Main`} className="mr-4 hidden gap-1 md:flex">
      {useTabs().map(({ page, href, label }) => (
        <a
          key={page}
          href={href}
          aria-current={page === current ? "page" : undefined}
          className="inline-flex min-h-11 items-center rounded-full px-4 hover:bg-bead aria-[current=page]:bg-hibiscus-wash aria-[current=page]:font-semibold aria-[current=page]:text-hibiscus-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The same four tabs within the thumb's reach of a phone. */
export function MobileNavigation({ path }: NavigationProps) {
  const { t } = useLingui();
  const current = tabFor(path);
  return (
    <nav
      aria-label={t`Main`}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 bg-card pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--line)] md:hidden"
    >
      {useTabs().map(({ page, href, label, icon }) => (
        <a
          key={page}
          href={href}
          aria-current={page === current ? "page" : undefined}
          className="grid min-h-16 content-center justify-items-center gap-1 text-sm text-soft aria-[current=page]:font-semibold aria-[current=page]:text-hibiscus-ink"
        >
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  );
}
