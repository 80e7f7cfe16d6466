import { msg } from "@lingui/core/macro";
import type { EndableAccess } from "#contract/account/access.ts";
import type { Labels } from "#web/words/labels.ts";

export const accessWords: Labels<EndableAccess> = {
  secondFactor: msg`The code or passkey asked for at sign-in`,
  calendarFeed: msg`The calendar link`,
  reportLinks: msg`Links to reports`,
  trustedViews: msg`Links for someone you trust`,
  mail: msg`Notes by email`,
  push: msg`Messages on your devices`,
};
