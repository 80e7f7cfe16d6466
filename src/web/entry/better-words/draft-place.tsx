import { useLingui } from "@lingui/react";
import { i18n } from "#web/i18n/i18n.ts";
import { BetterWordsPlace } from "./place.tsx";

/** At the end of a screen that stands in a draft alone: the page's own place asks about its own words. */
export function DraftWordsPlace() {
  return useLingui().i18n === i18n ? null : <BetterWordsPlace />;
}
