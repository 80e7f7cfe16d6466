import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Redirect, useLocation } from "wouter";
import { isDraft } from "#contract/kernel/draft-languages.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { suggestions } from "#web/entry/better-words/suggestions.ts";
import { scrollToHash } from "#web/entry/scroll-to-hash.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { AppearanceCard } from "#web/features/account/appearance/components/appearance-card.tsx";
import { LifeStagesCard } from "#web/features/account/life-stages/components/life-stages-card.tsx";
import { PrivacyCard } from "#web/features/account/privacy/components/privacy-card.tsx";
import { profileQuery, useChangeProfile } from "#web/features/account/profile/api.ts";
import { LanguageCard } from "#web/features/account/profile/components/language-card.tsx";
import { ProfileCard } from "#web/features/account/profile/components/profile-card.tsx";
import { FertilityCard } from "#web/features/cycle/fertility/components/fertility-card.tsx";
import { NotePlan } from "#web/pages/health/note-plan.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { version } from "../../../../package.json" with { type: "json" };
import { useLeaving } from "./use-leaving.ts";

const HomeScreenCard = lazy(async () => ({
  default: (await import("#web/features/account/home-screen/components/home-screen-card.tsx"))
    .HomeScreenCard,
}));

const LessDataCard = lazy(async () => ({
  default: (await import("#web/features/account/data-use/components/less-data-card.tsx"))
    .LessDataCard,
}));

const QuickExitCard = lazy(async () => ({
  default: (await import("#web/features/account/quick-exit/components/quick-exit-card.tsx"))
    .QuickExitCard,
}));

const RemindersCard = lazy(async () => ({
  default: (await import("#web/features/account/reminders/components/reminders-card.tsx"))
    .RemindersCard,
}));

const SigningIn = lazy(async () => ({ default: (await import("./signing-in.tsx")).SigningIn }));

const WhoCanGetIn = lazy(async () => ({
  default: (await import("./who-can-get-in.tsx")).WhoCanGetIn,
}));

const SuggestionsCard = lazy(async () => ({
  default: (await import("#web/entry/better-words/suggestions-card.tsx")).SuggestionsCard,
}));

const SomeoneITrust = lazy(async () => ({
  default: (await import("../visit/someone-i-trust.tsx")).SomeoneITrust,
}));

const sections = {
  "/settings/profile": { title: <Trans>About you</Trans>, Content: AboutYou },
  "/settings/what-you-see": { title: <Trans>What Mwezi shows</Trans>, Content: WhatYouSee },
  "/settings/reminders": { title: <Trans>Reminders</Trans>, Content: RemindersCard },
  "/settings/privacy": { title: <Trans>Your data</Trans>, Content: YourData },
  "/settings/someone-i-trust": { title: <Trans>Someone I trust</Trans>, Content: SomeoneITrust },
  "/settings/security": { title: <Trans>Signing in</Trans>, Content: SigningIn },
  "/settings/access": { title: <Trans>Who can get in or see</Trans>, Content: WhoCanGetIn },
};

/** Redirects of the anchors from when settings were a single page. */
const movedTo: Readonly<Record<string, string>> = {
  "#profile": "/settings/profile",
  "#life-stages": "/settings/profile#life-stages",
  "#tracking": "/settings/what-you-see",
  "#appearance": "/settings/what-you-see",
  "#privacy": "/settings/privacy",
  "#security": "/settings/security",
  "#background": "/my-health/background",
  "#history": "/settings/import",
};

const isSection = (path: string): path is keyof typeof sections => Object.hasOwn(sections, path);

export function SettingsPage() {
  const [path] = useLocation();
  const moved = movedTo[location.hash];
  if (path === "/settings" && moved !== undefined) return <Redirect to={moved} replace />;
  if (!isSection(path)) return <SectionList />;
  const { title, Content } = sections[path];
  return (
    <div
      key={path}
      className="appear mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6"
    >
      <PageHead backTo="/settings" back={<Trans>Settings</Trans>} title={title} />
      <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
        <Content />
      </Suspense>
      <NotePlan />
    </div>
  );
}

function SectionList() {
  const { t } = useLingui();
  const rows = [
    ["/settings/profile", t`Name, age, cycle, contraception and pregnancies`],
    ["/settings/what-you-see", t`Fertility, what you track, light or dark, mobile data`],
    ["/settings/reminders", t`What you are reminded of, and when`],
    ["/settings/privacy", t`Export, a phone that others use, delete`],
    ["/settings/someone-i-trust", t`A link for a partner, your mother or a doula`],
    ["/settings/security", t`Password, recovery code, passkeys, a PIN`],
    ["/settings/access", t`Your devices, links and calendar, and one button to lock others out`],
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <h1 className="text-[1.7rem] sm:text-4xl">
        <Trans>Settings</Trans>
      </h1>
      {!isSecureContext && (
        <Notice tone="info" title={<Trans>This address has no secure connection (https)</Trans>}>
          <Trans>
            Browsers then allow no app lock, no passkeys, no reminders on this device, no shared
            links and no reading without network. Everything else works. Ask whoever runs this copy
            of Mwezi to add https.
          </Trans>
        </Notice>
      )}
      <LanguageCard />
      <ul className="grid grid-cols-[minmax(0,1fr)] rounded-card bg-card wrap-break-word shadow-card ring-1 ring-line ring-inset lg:grid-cols-2">
        {rows.map(([href, text]) => (
          <SectionRow key={href} href={href} title={sections[href].title} text={text} />
        ))}
        <SectionRow
          href="/my-health/background"
          title={<Trans>Your health background</Trans>}
          text={t`What changes which contraceptives and medicines are safe for you`}
        />
        <SectionRow
          href="/settings/import"
          title={<Trans>Import your history</Trans>}
          text={t`From Clue, Flo, Apple Health, drip, a table or an export of Mwezi`}
        />
      </ul>
      <p className="px-5 text-sm text-soft sm:px-6">
        <Trans>Mwezi {version}</Trans>
      </p>
    </div>
  );
}

interface SectionRowProps {
  readonly href: string;
  readonly title: ReactNode;
  readonly text: string;
}

function SectionRow({ href, title, text }: SectionRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] border-line border-b last:border-b-0 lg:even:border-l lg:[&:nth-last-child(2):nth-child(odd)]:border-b-0">
      <a
        href={href}
        className="flex min-h-18 items-center gap-4 px-5 py-3 no-underline hover:bg-bead/50 sm:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-display text-lg font-semibold">{title}</span>
          <span className="block text-sm text-soft">{text}</span>
        </span>
        <Icon name="chevron-right" size={20} className="flex-none text-soft" />
      </a>
    </li>
  );
}

function AboutYou() {
  useEffect(scrollToHash, []);
  return (
    <>
      <ProfileCard />
      <LifeStagesCard />
      <SuggestionsPlace />
    </>
  );
}

function SuggestionsPlace() {
  const { i18n } = useLingui();
  const here = useStoredValue(suggestions);
  if (!isDraft(i18n.locale) && here === null) return null;
  return (
    <Suspense>
      <SuggestionsCard />
    </Suspense>
  );
}

function WhatYouSee() {
  return (
    <>
      <FertilityPlace />
      <Card title={<Trans>What you track</Trans>}>
        <p className="mb-4 text-soft">
          <Trans>Which fields and mood scales you see. You set them in the setup wizard.</Trans>
        </p>
        <ButtonLink href="/my-health?tab=goals" variant="secondary">
          <Trans>Go to App Preferences</Trans>
        </ButtonLink>
      </Card>
      <AppearanceCard />
      <Suspense>
        <HomeScreenCard />
        <LessDataCard />
      </Suspense>
    </>
  );
}

function YourData() {
  const { leaveAfterDeletion } = useLeaving();
  return (
    <>
      <PrivacyCard onDeleted={leaveAfterDeletion} />
      <Suspense>
        <QuickExitCard />
      </Suspense>
    </>
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
