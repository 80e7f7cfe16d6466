import * as access from "./account/access.ts";
import * as accessTokens from "./account/access-tokens.ts";
import * as account from "./account/account.ts";
import * as auth from "./account/auth.ts";
import * as carePlan from "./account/care-plan.ts";
import * as damagedEntries from "./account/damaged-entries.ts";
import * as exports from "./account/exports.ts";
import * as healthBackground from "./account/health-background.ts";
import * as imports from "./account/imports.ts";
import * as passkeys from "./account/passkeys.ts";
import * as profile from "./account/profile.ts";
import * as secondFactor from "./account/second-factor.ts";
import * as service from "./account/service.ts";
import { datedKinds } from "./dated-kinds.ts";
import * as checkIn from "./entries/check-in.ts";
import * as cycles from "./entries/cycles.ts";
import * as dailyLogs from "./entries/daily-log.ts";
import * as hairAndSkin from "./entries/hair-and-skin.ts";
import * as labs from "./entries/labs.ts";
import * as lifeStages from "./entries/life-stages.ts";
import * as measures from "./entries/measures.ts";
import * as medicines from "./entries/medicines.ts";
import * as ovulation from "./entries/ovulation.ts";
import * as questionnaires from "./entries/questionnaires.ts";
import * as signs from "./entries/signs.ts";
import * as symptoms from "./entries/symptoms.ts";
import * as uploads from "./entries/uploads.ts";
import * as concerns from "./insights/concerns.ts";
import * as concernsSeen from "./insights/concerns-seen.ts";
import * as forecast from "./insights/forecast.ts";
import * as insights from "./insights/insights.ts";
import * as patterns from "./insights/patterns.ts";
import * as tried from "./insights/tried.ts";
import type { Endpoint, RequestInput, ResponseData } from "./kernel/endpoint.ts";
import * as calendarFeed from "./push/calendar-feed.ts";
import * as mail from "./push/mail.ts";
import * as push from "./push/push.ts";
import * as reminders from "./push/reminders.ts";
import * as sharedReports from "./visit/links.ts";
import * as medicineList from "./visit/medicine-list.ts";
import * as trustedViews from "./visit/trusted-views.ts";
import * as visit from "./visit/visit.ts";

const modules = [
  access,
  accessTokens,
  account,
  auth,
  carePlan,
  damagedEntries,
  exports,
  healthBackground,
  imports,
  passkeys,
  profile,
  secondFactor,
  service,
  checkIn,
  cycles,
  dailyLogs,
  lifeStages,
  medicines,
  hairAndSkin,
  labs,
  measures,
  ovulation,
  questionnaires,
  signs,
  symptoms,
  uploads,
  concerns,
  concernsSeen,
  forecast,
  insights,
  patterns,
  tried,
  calendarFeed,
  mail,
  push,
  reminders,
  sharedReports,
  medicineList,
  trustedViews,
  visit,
  ...Object.values(datedKinds),
];

type Module = (typeof modules)[number];
type ExportOf<One> = One extends unknown ? One[keyof One] : never;
type Every = Extract<ExportOf<Module>, Endpoint>;

const isEndpoint = (exported: ExportOf<Module>): exported is Every =>
  typeof exported === "object" && "path" in exported && "method" in exported;

/** Every API call, for the OpenAPI document and tests over all endpoints. */
export const endpoints: readonly Endpoint[] = [
  // The modules of dated kinds export some of their calls once more, by name.
  ...new Set(modules.flatMap((module) => Object.values(module).filter(isEndpoint))),
];

export type Calls = {
  [E in Every as `${E["method"]} ${E["path"]}`]: E;
};

export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = RequestInput<Calls[Name]>;
export type CallAnswer<Name extends CallName> = ResponseData<Calls[Name]>;
