import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { AppearanceCard } from "#web/features/account/appearance/components/appearance-card.tsx";
import { PrivacyCard } from "#web/features/account/privacy/components/privacy-card.tsx";
import { profileQuery, useChangeProfile } from "#web/features/account/profile/api.ts";
import { ProfileCard } from "#web/features/account/profile/components/profile-card.tsx";
import { SecurityCard } from "#web/features/account/security/components/security-card.tsx";
import { FertilityCard } from "#web/features/cycle/fertility/components/fertility-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { TrackingCard } from "./tracking-card.tsx";
import { useLeaving } from "./use-leaving.ts";

/** Her profile, how the app looks, and what keeps her data hers. */
export function SettingsPage() {
  const { leaveAfterDeletion, leaveEverywhere } = useLeaving();
  useEffect(scrollToHash, []);
  return (
    <div className="grid gap-5 lg:gap-6">
      <h1 className="text-[1.7rem] sm:text-4xl">
        <Trans>Settings</Trans>
      </h1>
      <div className="grid items-start gap-5 lg:grid-cols-[12rem_minmax(0,44rem)] lg:gap-10">
        <SectionLinks />
        <div className="grid gap-5 lg:gap-6">
          <ProfileCard />
          <FertilityPlace />
          <TrackingCard />
          <AppearanceCard />
          <HistoryCard />
          <PrivacyCard onDeleted={leaveAfterDeletion} />
          <SecurityCard onSignedOut={leaveEverywhere} />
        </div>
      </div>
    </div>
  );
}

function FertilityPlace() {
  const { data: profile } = useQuery(profileQuery);
  const { mutateAsync } = useChangeProfile();
  if (profile === undefined) return null;
  return (
    <FertilityCard
      hidesFertility={profile.hidesFertility}
      onChange={(hidesFertility) => mutateAsync({ hidesFertility })}
    />
  );
}

/** The page is drawn after the browser looked for the address's anchor, so we look again. */
function scrollToHash(): void {
  if (location.hash === "") return;
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: "instant" });
}

function SectionLinks() {
  const { t } = useLingui();
  const sections = [
    { href: "#profile", name: t`Profile` },
    { href: "#fertility", name: t`What you see` },
    { href: "#tracking", name: t`What you track` },
    { href: "#appearance", name: t`Appearance` },
    { href: "#history", name: t`Your history` },
    { href: "#privacy", name: t`Privacy and data` },
    { href: "#security", name: t`Security` },
  ];
  return (
    <nav aria-label={t`Sections`} className="hidden lg:sticky lg:top-28 lg:block">
      <ul className="grid gap-1">
        {sections.map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center rounded-control px-4 no-underline hover:bg-bead"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
