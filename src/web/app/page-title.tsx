import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import type { Screen } from "./gate.ts";

export const titles: Record<Screen, MessageDescriptor> = {
  landing: msg`Mwezi: your health, beautifully understood`,
  login: msg`Sign in – Mwezi`,
  register: msg`Create your account – Mwezi`,
  recover: msg`Recover your account – Mwezi`,
  privacy: msg`Privacy – Mwezi`,
  terms: msg`Terms – Mwezi`,
  contact: msg`Contact – Mwezi`,
  "shared-report": msg`A report for a doctor – Mwezi`,
  dashboard: msg`Home – Mwezi`,
  track: msg`Track – Mwezi`,
  guidance: msg`When to get help – Mwezi`,
  learn: msg`Learn – Mwezi`,
  "care-plan": msg`My Care Plan – Mwezi`,
  "my-health": msg`My Health – Mwezi`,
  labs: msg`Labs – Mwezi`,
  medications: msg`Medications & Supplements – Mwezi`,
  "doctor-visit": msg`Doctor Visit Prep – Mwezi`,
  "hair-and-skin": msg`Hair and skin – Mwezi`,
  calendar: msg`Calendar – Mwezi`,
  history: msg`Cycle history – Mwezi`,
  trends: msg`Trends – Mwezi`,
  ovulation: msg`Signs of ovulation – Mwezi`,
  patterns: msg`Your patterns – Mwezi`,
  symptoms: msg`Symptoms History – Mwezi`,
  settings: msg`Settings – Mwezi`,
  import: msg`Bring your history – Mwezi`,
  onboarding: msg`Welcome – Mwezi`,
  setup: msg`Set up – Mwezi`,
  "profile-loading": msg`Mwezi`,
  "profile-failed": msg`Mwezi`,
  "sign-out": msg`Mwezi`,
  "go-home": msg`Mwezi`,
};

/** Names the tab after the screen, and says the name aloud when she moves from one to another. */
export function PageTitle({ screen }: { readonly screen: Screen }) {
  const { i18n } = useLingui();
  const title = i18n._(titles[screen]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
