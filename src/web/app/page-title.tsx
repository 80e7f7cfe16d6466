import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import type { Labels } from "#web/words/labels.ts";
import type { Screen, Threshold } from "./gate/gate.ts";
import { pages } from "./pages.ts";

const product = msg`Mwezi`;

const thresholdTitles: Labels<Threshold> = {
  onboarding: msg`Welcome – Mwezi`,
  setup: msg`Set up – Mwezi`,
  "profile-loading": product,
  "profile-failed": product,
  "sign-out": product,
  "go-home": product,
};

const titleOf = (screen: Screen): MessageDescriptor =>
  screen in pages
    ? pages[screen as keyof typeof pages].title
    : thresholdTitles[screen as Threshold];

export function PageTitle({ screen }: { readonly screen: Screen }) {
  const { i18n } = useLingui();
  const title = i18n._(titleOf(screen));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
