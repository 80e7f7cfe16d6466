import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { contraceptions } from "#contract/profile.ts";

export const contraceptionLabels: Readonly<
  Record<(typeof contraceptions)[number], MessageDescriptor>
> = {
  none: msg({ message: "None", context: "contraception" }),
  pill: msg`Pill`,
  iud: msg`IUD`,
  implant: msg`Implant`,
  injection: msg`Injection`,
  patch: msg`Patch`,
  ring: msg`Ring`,
  other: msg({ message: "Other", context: "contraception" }),
};
