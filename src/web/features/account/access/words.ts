import { msg } from "@lingui/core/macro";
import type { AccessKind, EndableAccess } from "#contract/account/access.ts";
import type { Labels } from "#web/words/labels.ts";

export const accessNames: Labels<AccessKind> = {
  session: msg`A device`,
  passkey: msg`Passkey`,
  secondFactor: msg`A code at sign-in`,
  calendarFeed: msg`The calendar link`,
  reportLink: msg`Link to a report`,
  trustedView: msg`Link for someone you trust`,
  mail: msg`Notes by email`,
  push: msg`Messages on your device`,
  accessToken: msg`Token for a script`,
};

export const accessWords: Labels<EndableAccess> = {
  secondFactor: msg`The code or passkey asked for at sign-in`,
  calendarFeed: accessNames.calendarFeed,
  reportLinks: msg`Links to reports`,
  trustedViews: msg`Links for someone you trust`,
  mail: accessNames.mail,
  push: msg`Messages on your devices`,
  accessTokens: msg`Tokens for scripts`,
};
