const date = "2026-11-18";
const medicineId = "0e6f1f3c-6f0e-4b51-9d2e-5a5c1f0b7a10";
const resultId = "7d1f7f0a-9a3c-4a55-8f0e-2f6d1c3b5a90";
const questionnaireId = "a0f1f3c6-6f0e-4b51-9d2e-5a5c1f0b7a11";
const once = { kind: "daily", timesADay: 1 };
export const entriesByPath: Record<string, object> = {
  "/api/shared-reports": { report: { months: 3, include: [] }, hours: 1 },
  "/api/trusted-views": { parts: ["period"], days: 30 },
  "/api/account/tokens": { name: "A script", kinds: ["cycle"], canWrite: true, days: 30 },
  "/api/life-stages": { kind: "contraception", method: "pill", from: date },
  "/api/cycles": { startDate: date },
  "/api/symptoms": { date, type: "cramps", severity: 5 },
  "/api/moods": { date, depression: 1, anxiety: 1, stress: 1 },
  "/api/stress": { date, level: 3 },
  "/api/ovulation": { date, basalBodyTemp: 36.5 },
  "/api/metabolic": { date, weight: 70 },
  "/api/body-checks": { date, acne: 1 },
  "/api/signs": { date, signs: ["fainting"] },
  "/api/questionnaires": { id: questionnaireId, date, kind: "phq2", answers: [1, 0] },
  "/api/labs": { id: resultId, date, test: "testosterone", value: 1.4, unit: "nmol/L" },
  "/api/pcos-logs": { date, pain_level: 2 },
  "/api/medicines": { id: medicineId, name: "Inositol", schedule: once, startDate: date },
  "/api/doses": { date, medicineId, slot: 1, answer: "taken" },
  "/api/imports": { source: "clue", entries: { stress: [{ date: "2026-10-01", level: 2 }] } },
};

export const changesByPath: Record<string, object> = {
  "/api/user/profile": { age: 30 },
  "/api/care-plan": { step: "walk", isDone: true },
  "/api/visit/plan": { months: 3 },
  "/api/health-background": { smoking: "no" },
  "/api/concerns-seen": { key: "no-period", seenOn: date },
  "/api/reminders": { tone: "factual" },
  "/api/trusted-views": { isPaused: true },
  "/api/life-stages": { notes: "Headaches" },
  "/api/cycles": { flow: "light" },
  "/api/symptoms": { severity: 1 },
  "/api/moods": { stress: 5 },
  "/api/stress": { level: 5 },
  "/api/ovulation": { basalBodyTemp: 36.9 },
  "/api/metabolic": { weight: 60 },
  "/api/body-checks": { acne: 3 },
  "/api/signs": { temperature: 37 },
  "/api/questionnaires": { answers: [0, 0] },
  "/api/labs": { value: 2 },
  "/api/pcos-logs": { pain_level: 9 },
  "/api/medicines": { dose: 3 },
  "/api/doses": { answer: "late" },
  "/api/uploads": { name: "other.png" },
};

export const bodiesByPath: Record<string, object> = {
  "/api/account/passkeys/{id}": { password: "marula-24" },
  "/api/trusted-views/{id}/copy": { sealed: "AQID", copyOf: "0".repeat(64) },
  "/api/cycles/{id}/split": {
    earlier: { startDate: "2026-11-02", endDate: "2026-11-04" },
    later: { id: "5f0c1c1e-6a7e-4b7e-9b0a-0d6f3c1f2a11", startDate: "2026-11-06" },
  },
};

/** Kinds with just one entry, by path; none is written at first. */
export const singletons = [
  "/api/care-plan",
  "/api/visit/plan",
  "/api/health-background",
  "/api/concerns-seen",
  "/api/reminders",
];
