import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { AppearanceCard } from "#web/features/account/appearance/components/appearance-card.tsx";
import { LifeStagesCard } from "#web/features/account/life-stages/components/life-stages-card.tsx";
import { PrivacyCard } from "#web/features/account/privacy/components/privacy-card.tsx";
import { profileQuery, useChangeProfile } from "#web/features/account/profile/api.ts";
import { ProfileCard } from "#web/features/account/profile/components/profile-card.tsx";
import { SecurityCard } from "#web/features/account/security/components/security-card.tsx";
import { FertilityCard } from "#web/features/cycle/fertility/components/fertility-card.tsx";
import { withWords } from "#web/i18n/i18n.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { useLeaving } from "./use-leaving.ts";

const HomeScreenCard = lazy(() =>
  withWords(
    "device",
    async () =>
      (await import("#web/features/account/home-screen/components/home-screen-card.tsx"))
        .HomeScreenCard,
  ),
);

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
          <LifeStagesCard />
          <WayCard
            id="background"
            title={<Trans>Your health background</Trans>}
            href="/my-health/background"
            link={<Trans>Open the questions</Trans>}
          >
            <Trans>
              Migraine, clots, smoking and a few more: what changes which contraceptives and
              medicines are safe for you. No answer is needed.
            </Trans>
          </WayCard>
          <FertilityPlace />
          <WayCard
            id="tracking"
            title={<Trans>What you track</Trans>}
            href="/my-health?tab=goals"
            link={<Trans>Go to App Preferences</Trans>}
          >
            <Trans>
              Which fields and mood scales you see, and your reminder choices, are kept on this
              device. You set them in the setup wizard.
            </Trans>
          </WayCard>
          <AppearanceCard />
          <HomeScreenPlace />
          <WayCard
            id="history"
            title={<Trans>Bring your history</Trans>}
            href="/settings/import"
            link={<Trans>Bring your history</Trans>}
          >
            <Trans>
              From Clue, Flo, Apple Health, drip and others, from a table of your own, or from an
              export of Mwezi. The file is read on this device; you look first, and can undo it.
            </Trans>
          </WayCard>
          <PrivacyCard onDeleted={leaveAfterDeletion} />
          <SecurityCard onSignedOut={leaveEverywhere} />
        </div>
      </div>
    </div>
  );
}

interface WayCardProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly href: string;
  readonly link: ReactNode;
  readonly children: ReactNode;
}

/** The way to a setting that has a page of its own. */
function WayCard({ id, title, href, link, children }: WayCardProps) {
  return (
    <Card id={id} className="scroll-mt-28" title={title}>
      <p className="mb-4 text-soft">{children}</p>
      <ButtonLink href={href} variant="secondary">
        {link}
      </ButtonLink>
    </Card>
  );
}

function HomeScreenPlace() {
  return (
    <Suspense>
      <HomeScreenCard />
    </Suspense>
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
    { href: "#life-stages", name: t`Contraception and pregnancies` },
    { href: "#background", name: t`Health background` },
    { href: "#fertility", name: t`What you see` },
    { href: "#tracking", name: t`What you track` },
    { href: "#appearance", name: t`Appearance` },
    { href: "#home-screen", name: t`On your home screen` },
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
