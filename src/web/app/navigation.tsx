import { useLingui } from "@lingui/react/macro";
import { FirstIcon, type FirstIconName } from "#web/ui/first-icon.tsx";
import { memberPageAt } from "./gate/gate.ts";
import { pages, type Tab } from "./pages.ts";

interface TabLink {
  readonly tab: Tab;
  readonly href: string;
  readonly label: string;
  readonly icon: FirstIconName;
}

function useTabs(): readonly TabLink[] {
  const { t } = useLingui();
  return [
    { tab: "dashboard", href: "/", label: t`Home`, icon: "home" },
    { tab: "track", href: "/track", label: t`Track`, icon: "pen" },
    { tab: "learn", href: "/learn", label: t`Learn`, icon: "book" },
    { tab: "my-health", href: "/my-health", label: t`My Health`, icon: "heart" },
  ];
}

interface NavigationProps {
  readonly path: string;
}

const tabAt = (path: string) => pages[memberPageAt(path)].tab;

export function TopNavigation({ path }: NavigationProps) {
  const { t } = useLingui();
  const current = tabAt(path);
  return (
    <nav aria-label={t`Main`} className="mr-4 hidden gap-1 md:flex">
      {useTabs().map(({ tab, href, label }) => (
        <a
          key={tab}
          href={href}
          aria-current={tab === current ? "page" : undefined}
          className="inline-flex min-h-11 items-center rounded-full px-4 hover:bg-bead aria-[current=page]:bg-hibiscus-wash aria-[current=page]:font-semibold aria-[current=page]:tracking-tight aria-[current=page]:text-hibiscus-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

export function MobileNavigation({ path }: NavigationProps) {
  const { t } = useLingui();
  const current = tabAt(path);
  return (
    <nav
      aria-label={t`Main`}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[repeat(4,auto)] bg-card pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--line)] md:hidden"
    >
      {useTabs().map(({ tab, href, label, icon }) => (
        <a
          key={tab}
          href={href}
          aria-current={tab === current ? "page" : undefined}
          className="grid min-h-16 min-w-0 content-center justify-items-center gap-1 text-center leading-tight text-sm text-soft max-[22rem]:text-xs aria-[current=page]:font-semibold aria-[current=page]:tracking-tight aria-[current=page]:text-hibiscus-ink"
        >
          <FirstIcon name={icon} />
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}
