import * as account from "./account.ts";
import * as auth from "./auth.ts";
import * as calendarFeed from "./calendar-feed.ts";
import * as carePlan from "./care-plan.ts";
import * as checkIn from "./check-in.ts";
import * as concerns from "./concerns.ts";
import * as concernsSeen from "./concerns-seen.ts";
import * as cycles from "./cycles.ts";
import * as pcosLogs from "./daily-log.ts";
import * as damagedEntries from "./damaged-entries.ts";
import type { Endpoint } from "./endpoint.ts";
import * as exports from "./exports.ts";
import * as forecast from "./forecast.ts";
import * as bodyChecks from "./hair-and-skin.ts";
import * as healthBackground from "./health-background.ts";
import * as imports from "./imports.ts";
import * as insights from "./insights.ts";
import * as labs from "./labs.ts";
import * as lifeStages from "./life-stages.ts";
import * as sharedReports from "./links.ts";
import * as mail from "./mail.ts";
import * as metabolic from "./measures.ts";
import * as medicineList from "./medicine-list.ts";
import * as medicines from "./medicines.ts";
import * as ovulation from "./ovulation.ts";
import * as passkeys from "./passkeys.ts";
import * as patterns from "./patterns.ts";
import * as profile from "./profile.ts";
import * as push from "./push.ts";
import * as questionnaires from "./questionnaires.ts";
import * as reminders from "./reminders.ts";
import * as secondFactor from "./second-factor.ts";
import * as service from "./service.ts";
import * as signs from "./signs.ts";
import * as symptoms from "./symptoms.ts";
import * as tried from "./tried.ts";
import * as trustedViews from "./trusted-views.ts";
import * as uploads from "./uploads.ts";
import * as visit from "./visit.ts";

/** Every call of the API, for the OpenAPI document and for the tests that walk them all. */
export const endpoints: readonly Endpoint[] = [
  auth.register,
  auth.login,
  auth.recover,
  auth.logout,
  account.getAccount,
  account.changePassword,
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
  symptoms.listSymptoms,
  symptoms.saveSymptom,
  symptoms.changeSymptom,
  symptoms.deleteSymptom,
  checkIn.listMoods,
  checkIn.countMoods,
  checkIn.getMoodToday,
  checkIn.saveMood,
  checkIn.changeMood,
  checkIn.deleteMood,
  checkIn.listStress,
  checkIn.getStressToday,
  checkIn.saveStress,
  checkIn.changeStress,
  checkIn.deleteStress,
  ovulation.listOvulation,
  ovulation.saveOvulation,
  ovulation.changeOvulation,
  ovulation.deleteOvulation,
  metabolic.listDayMeasures,
  metabolic.saveDayMeasures,
  metabolic.changeDayMeasures,
  metabolic.deleteDayMeasures,
  signs.listSigns,
  signs.saveSigns,
  signs.changeSigns,
  signs.deleteSigns,
  questionnaires.listQuestionnaires,
  questionnaires.saveQuestionnaire,
  questionnaires.changeQuestionnaire,
  questionnaires.deleteQuestionnaire,
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
  push.setPushTimes,
  calendarFeed.getCalendarFeed,
  calendarFeed.makeCalendarFeed,
  calendarFeed.readCalendarFeed,
  calendarFeed.endCalendarFeed,
  labs.listLabResults,
  labs.saveLabResult,
  labs.changeLabResult,
  labs.deleteLabResult,
  pcosLogs.listDailyLogs,
  pcosLogs.getDailyLog,
  pcosLogs.saveDailyLog,
  pcosLogs.changeDailyLog,
  pcosLogs.deleteDailyLog,
  bodyChecks.listHairAndSkin,
  bodyChecks.saveHairAndSkin,
  bodyChecks.changeHairAndSkin,
  bodyChecks.deleteHairAndSkin,
  // Doses first: a walk that deletes in this order still finds them.
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
