import { useLingui } from "@lingui/react/macro";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";
import { serviceWords } from "../words.ts";

/** The service of a number, by its kind if every country has one, otherwise by its English name. */
export function ServiceName({ service }: Pick<CheckedNumber, "service">) {
  const { i18n } = useLingui();
  const words = serviceWords[service];
  return words === undefined ? <span lang="en">{service}</span> : i18n._(words);
}
