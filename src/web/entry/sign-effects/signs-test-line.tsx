import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { signsBackTest } from "#domain/forecast/signs-back-test.ts";
import { backTestWords } from "./words.ts";

/** The forecast's past error with and without the user's signs; nothing with too few cycles. */
export function SignsTestLine({ facts }: { readonly facts: CycleFacts }) {
  const { i18n } = useLingui();
  const tested = useMemo(() => signsBackTest(facts), [facts]);
  return tested && <p className="text-sm text-soft">{backTestWords(tested, i18n)}</p>;
}
