import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NormsOfAge } from "#domain/cycles/norms/norms-of-age.ts";

export function normsOfAgeWords(norms: NormsOfAge): MessageDescriptor {
  if (norms.kind === "change") {
    const { differenceFrom, gapFrom } = norms;
    return msg`After the age of 45, cycles often change: by ${differenceFrom} days or more from one to the next. Later, ${gapFrom} days or more can pass between periods.`;
  }
  const { cycle, periodUpTo } = norms;
  const { shortest, longest } = cycle;
  return periodUpTo === null
    ? msg`Usual at your age: ${shortest} to ${longest} days from one period to the next.`
    : msg`Usual at your age: ${shortest} to ${longest} days from one period to the next, and up to ${periodUpTo} days of bleeding.`;
}

export const sourceWords = ({ source }: { readonly source: string }): MessageDescriptor =>
  msg`Source: ${source}`;
