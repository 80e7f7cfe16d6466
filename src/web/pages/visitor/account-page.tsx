import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import type { SignedIn } from "#contract/account/auth.ts";
import { tagOf } from "#contract/kernel/language-tag.ts";
import { call } from "#web/api/call.ts";
import { storeSignIn } from "#web/api/session/session.ts";
import { MoonEmblem } from "#web/beads/moon-emblem.tsx";
import {
  dropStaleResumePoint,
  restoreDrafts,
  takeResumePoint,
} from "#web/entry/drafts/resume-point.ts";
import { storeLanguage } from "#web/i18n/choose-language.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { keepToast } from "../account/pending-toast.ts";
import { logOut } from "../account/sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

interface AccountPageProps {
  readonly title: ReactNode;
  readonly intro: ReactNode;
  readonly welcome: { readonly title: string; readonly description: string };
  readonly form: (onSignedIn: (signedIn: SignedIn) => void) => ReactNode;
  /** The link to the other form; `null` once signed in. */
  readonly other: {
    readonly question: ReactNode;
    readonly href: string;
    readonly link: ReactNode;
  } | null;
}

export function AccountPage({ title, intro, welcome, form, other }: AccountPageProps) {
  useEffect(dropStaleResumePoint, []);
  const { t } = useLingui();
  const enter = async (signedIn: SignedIn) => {
    const point = await takeResumePoint(signedIn.user.id).catch(() => null);
    try {
      storeSignIn(signedIn);
    } catch {
      const description = t`This browser keeps nothing. Make room and try again.`;
      return showToast({ title: t`Not kept`, description });
    }
    await storeAccountLanguage();
    if (point === null) {
      keepToast(welcome);
      return location.replace("/");
    }
    restoreDrafts(point);
    const isTyped = Object.keys(point.drafts).length > 0;
    keepToast(
      isTyped ? { ...welcome, description: t`What you typed is still in its form.` } : welcome,
    );
    // Prefix the origin: a path that starts with two slashes would be another host.
    location.replace(location.origin + point.path);
  };
  return (
    <VisitorShell onLogout={logOut} isForm>
      <div className="page-width grid items-center gap-x-20 py-8 lg:grid-cols-[1fr_27rem] lg:py-16">
        <div className="hidden justify-items-center gap-8 text-center lg:grid">
          <MoonEmblem className="size-96" />
          <p className="font-display text-3xl">
            <Trans>Your health, beautifully understood.</Trans>
          </p>
        </div>
        <div className="mx-auto w-full max-w-md rounded-card bg-card p-5 shadow-card ring-1 ring-line ring-inset sm:p-8">
          <header className="mb-6 grid gap-2">
            <h1 className="text-3xl">{title}</h1>
            <p className="text-soft">{intro}</p>
          </header>
          <noscript>
            <p className="mb-5 rounded-control bg-violet-wash p-4">
              <Trans>JavaScript is turned off in this browser. Turn it on to sign in.</Trans>
            </p>
          </noscript>
          {form((signedIn) => void enter(signedIn))}
          {other && (
            <p className="mt-5 flex flex-wrap items-center gap-x-2">
              {other.question}
              <TextLink href={other.href}>{other.link}</TextLink>
            </p>
          )}
        </div>
      </div>
    </VisitorShell>
  );
}

/** So that home is fetched in the account's language; without an answer home itself asks again. */
async function storeAccountLanguage(): Promise<void> {
  const profile = await call("GET /api/user/profile", {}).catch(() => null);
  if (profile?.onboardingComplete) storeLanguage(tagOf[profile.preferredLanguage]);
}
