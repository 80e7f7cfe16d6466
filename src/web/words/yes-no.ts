import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const yesNoLabels: Readonly<Record<"yes" | "no", MessageDescriptor>> = {
  yes: msg`Yes`,
  no: msg`No`,
};
