import { useLingui } from "@lingui/react/macro";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";
import { serviceWords } from "../words.ts";

export function ServiceName({ service }: Pick<CheckedNumber, "service">) {
  const { i18n } = useLingui();
  const words = serviceWords[service];
  return words === undefined ? <span lang="en">{service}</span> : i18n._(words);
}
