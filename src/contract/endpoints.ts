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
import * as lifeStages from "./entries/life-stages.ts";
import * as medicines from "./entries/medicines.ts";
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

const every = [
  auth.register,
  auth.begin,
  auth.login,
  auth.recover,
  auth.logout,
  account.getAccount,
  account.changePassword,
  account.changeEmail,
  access.lockEveryoneOut,
  access.proveSession,
  access.listAccess,
  accessTokens.makeAccessToken,
  accessTokens.endAccessToken,
  account.makeRecoveryCode,
  account.listSessions,
  account.revokeSession,
  account.revokeAllSessions,
  passkeys.listPasskeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
  secondFactor.getSecondFactor,
  secondFactor.makeSecondFactorSecret,
  secondFactor.turnOnSecondFactor,
  secondFactor.turnOffSecondFactor,
  passkeys.beginPasskeySignIn,
  passkeys.signInWithPasskey,
  account.exportAccount,
  exports.exportFhir,
  exports.exportSpreadsheets,
  exports.exportWorkbook,
  exports.exportCalendar,
  exports.exportEverything,
  account.deleteAccount,
  damagedEntries.listDamagedEntries,
  damagedEntries.deleteDamagedEntry,
  profile.getProfile,
  profile.changeProfile,
  lifeStages.listLifeStages,
  lifeStages.addLifeStage,
  lifeStages.changeLifeStage,
  lifeStages.deleteLifeStage,
  cycles.listCycles,
  cycles.startCycle,
  cycles.changeCycle,
  cycles.joinCycles,
  cycles.splitCycle,
  cycles.deleteCycle,
  cycles.getCycleSummary,
  ...Object.values(datedKinds).flatMap(({ list, save, change, remove }) => [
    list,
    save,
    change,
    remove,
  ]),
  checkIn.countMoods,
  checkIn.getMoodToday,
  checkIn.getStressToday,
  healthBackground.getHealthBackground,
  healthBackground.changeHealthBackground,
  concernsSeen.getConcernsSeen,
  concernsSeen.changeConcernsSeen,
  reminders.getReminders,
  reminders.changeReminders,
  reminders.listDueReminders,
  mail.getMail,
  mail.startMail,
  mail.endMail,
  push.getPush,
  push.subscribePush,
  push.unsubscribePush,
  push.pushLater,
  push.setPushTimes,
  calendarFeed.getCalendarFeed,
  calendarFeed.makeCalendarFeed,
  calendarFeed.readCalendarFeed,
  calendarFeed.endCalendarFeed,
  dailyLogs.listDailyLogs,
  dailyLogs.getDailyLog,
  dailyLogs.saveDailyLog,
  dailyLogs.changeDailyLog,
  dailyLogs.deleteDailyLog,
  // Doses first, because a test that deletes in this order would lose them with their medicine.
  medicines.listDoses,
  medicines.saveDose,
  medicines.deleteDose,
  medicines.listMedicines,
  medicines.addMedicine,
  medicines.changeMedicine,
  medicines.deleteMedicine,
  medicineList.makeMedicineList,
  uploads.listUploads,
  uploads.saveUpload,
  uploads.getUploadFile,
  uploads.changeUpload,
  uploads.deleteUpload,
  insights.getCortisolInsight,
  forecast.getForecast,
  patterns.getPatterns,
  concerns.listConcerns,
  carePlan.getCarePlan,
  carePlan.changeCarePlan,
  tried.getTried,
  visit.getVisitPlan,
  visit.changeVisitPlan,
  visit.makeVisitReport,
  visit.makeVisitPdf,
  visit.makeVisitText,
  imports.importHistory,
  imports.listImports,
  imports.undoImport,
  sharedReports.listSharedReports,
  sharedReports.shareReport,
  sharedReports.revokeSharedReport,
  sharedReports.deleteSharedReport,
  sharedReports.openSharedReport,
  trustedViews.listTrustedViews,
  trustedViews.addTrustedView,
  trustedViews.changeTrustedView,
  trustedViews.sealTrustedCopy,
  trustedViews.endTrustedView,
  service.getOperator,
];

/** Every API call, for the OpenAPI document and tests over all endpoints. */
export const endpoints: readonly Endpoint[] = every;

export type Calls = {
  [E in (typeof every)[number] as `${E["method"]} ${E["path"]}`]: E;
};

export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = RequestInput<Calls[Name]>;
export type CallAnswer<Name extends CallName> = ResponseData<Calls[Name]>;
