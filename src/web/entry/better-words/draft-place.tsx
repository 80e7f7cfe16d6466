import { useLingui } from "@lingui/react";
import { i18n } from "#web/i18n/i18n.ts";
import { BetterWordsPlace } from "./place.tsx";

/** For screens in a partial draft language; the page has a place for its own messages. */
export function DraftWordsPlace() {
  return useLingui().i18n === i18n ? null : <BetterWordsPlace />;
}
