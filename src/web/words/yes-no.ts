import { msg } from "@lingui/core/macro";
import type { Labels } from "./labels.ts";

export const yesNoLabels: Labels<"yes" | "no"> = {
  yes: msg`Yes`,
  no: msg`No`,
};
