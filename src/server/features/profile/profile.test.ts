import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONSENT_VERSION } from "#contract/account/profile.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const onboarding = {
  age: 29,
  country: "South Africa",
  preferredLanguage: "Swahili",
  cycleRegularity: "regular",
  averageCycleLength: 30,
  pcosDiagnosis: "yes",
  lastPeriodDate: "2026-11-01",
  onboardingSymptoms: [
    { name: "Bloating", severity: 4 },
    { name: "Fatigue", severity: 0 },
  ],
  goals: ["manage-pcos", "track-periods"],
  contraception: "none",
  notifications: false,
  privacyConsent: true,
  onboardingComplete: true,
};

const TODAY = "2026-11-20";

describe.each(engines)("the profile on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const patch = (client: Client, body: object) =>
    client.send("PATCH", "/api/user/profile", { body });
  const read = async (client: Client) => (await client.send("GET", "/api/user/profile")).json();

  it("of a new account has a name and nothing else [S3-02 S7-09]", async () => {
    const profile = await read(await test.register("Amina"));
    expect(profile).toMatchObject({ name: "Amina", onboardingComplete: false, goals: [] });
    expect(profile.pregnancyStatus).toBeNull();
  });

  it("takes the whole onboarding in one call, and drops a symptom of severity 0 [S3-03 S7-10]", async () => {
    const client = await test.register();
    const answer = await patch(client, onboarding);
    expect(answer.statusCode).toBe(200);
    const { privacyConsent: _, ...rest } = onboarding;
    expect(await read(client)).toMatchObject({
      ...rest,
      onboardingSymptoms: [{ name: "Bloating", severity: 4 }],
      consent: { version: CONSENT_VERSION, at: "2026-11-20T08:00:00.000Z", guardianName: null },
    });
  });

  it("keeps the fields that a change does not name [S3-02]", async () => {
    const client = await test.register();
    await patch(client, onboarding);
    await patch(client, { pregnancyStatus: "not_pregnant" });
    expect(await read(client)).toMatchObject({ pregnancyStatus: "not_pregnant", age: 29 });
  });

  it("stores the answers of the setup wizard and rejects unknown fields", async () => {
    const client = await test.register();
    expect((await read(client)).setup).toBeNull();
    const setup = {
      conditions: { pcos: true, endo: true, pms_pmdd: false },
      tracking: { selected: ["flow", "sleep"] },
    };
    expect((await patch(client, { setup })).json().setup).toEqual(setup);
    const refused = await patch(client, { setup: { ...setup, shoeSize: 5 } });
    expect([refused.statusCode, (await read(client)).setup]).toEqual([422, setup]);
  });

  it("drops an average length unless cycles are regular [S5-09]", async () => {
    const client = await test.register();
    await patch(client, onboarding);
    await patch(client, { cycleRegularity: "irregular" });
    expect((await read(client)).averageCycleLength).toBeNull();
  });

  it("saves a length range only for irregular cycles, the shorter first", async () => {
    const client = await test.register();
    const range = { shortestCycleLength: 75, longestCycleLength: 28 };
    const irregular = { ...onboarding, cycleRegularity: "irregular", ...range };
    expect((await patch(client, irregular)).json()).toMatchObject({
      shortestCycleLength: 28,
      longestCycleLength: 75,
      averageCycleLength: null,
    });
    const regular = (await patch(client, { cycleRegularity: "regular" })).json();
    expect(regular).toMatchObject({ shortestCycleLength: null, longestCycleLength: null });
  });

  it("saves a symptom without a strength, and drops one at 0", async () => {
    const client = await test.register();
    const onboardingSymptoms = [{ name: "Bloating" }, { name: "Fatigue", severity: 0 }];
    const answer = await patch(client, { ...onboarding, onboardingSymptoms });
    expect(answer.json().onboardingSymptoms).toEqual([{ name: "Bloating" }]);
  });

  it.each([
    ["age", { age: undefined }],
    ["country", { country: undefined }],
    ["cycleRegularity", { cycleRegularity: undefined }],
    ["pcosDiagnosis", { pcosDiagnosis: undefined }],
    ["goals", { goals: undefined }],
    ["privacyConsent", { privacyConsent: undefined }],
  ])("onboarding is not complete without %s [S5-13]", async (field, without) => {
    const client = await test.register();
    const answer = await patch(client, { ...onboarding, ...without });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.map((problem: { field: string }) => problem.field)).toEqual([
      field,
    ]);
    expect((await read(client)).onboardingComplete).toBe(false);
  });

  it("under 18 needs the consent of a named parent or guardian", async () => {
    const client = await test.register();
    const alone = await patch(client, { ...onboarding, age: 17 });
    expect(alone.json().fields[0].field).toBe("guardianName");
    const invisible = await patch(client, { ...onboarding, age: 17, guardianName: "\u200b" });
    expect(invisible.json().fields[0].field).toBe("guardianName");
    const together = { ...onboarding, age: 17, guardianName: "Nomvula" };
    expect((await patch(client, together)).statusCode).toBe(200);
    expect((await read(client)).consent.guardianName).toBe("Nomvula");
  });

  it("increases the age with the years since it was entered", async () => {
    const client = await test.register();
    const together = { ...onboarding, age: 17, guardianName: "Nomvula" };
    expect((await patch(client, together)).json()).toMatchObject({ age: 17, ageToldOn: TODAY });
    const said = async (age: number) => (await patch(client, { age })).json();
    expect(await said(17)).toMatchObject({ age: 17, ageToldOn: TODAY });
    expect(await said(18)).toMatchObject({ age: 18, ageToldOn: TODAY });
  });

  it.each([
    ["age", 12],
    ["age", 101],
    ["age", 13.5],
    ["age", "29"],
    ["country", "Atlantis"],
    ["preferredLanguage", "sw"],
    ["cycleRegularity", "Regular"],
    ["averageCycleLength", 20],
    ["averageCycleLength", 36],
    ["pcosDiagnosis", "maybe"],
    ["goals", []],
    ["goals", ["fly"]],
    ["contraception", ""],
    ["lastPeriodDate", "2026-11-21"],
    ["lastPeriodDate", "2026-02-30"],
    ["privacyConsent", false],
    ["name", "   "],
    ["name", "a\u0000b"],
    ["name", "\ud800"],
    ["name", "x".repeat(81)],
    ["timeZone", "Mars/Olympus"],
    ["pregnancyStatus", "yes"],
    ["nickname", "T"],
  ])("rejects %s %j at its field [S9-05]", async (field, value) => {
    const client = await test.register();
    const answer = await patch(client, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields[0].field.split(".")[0]).toBe(field);
    expect((await read(client)).name).toBe("Thandi");
  });

  it.each(["Zoë 🌙", "مريم", "Ẹniọlá Ọ̀ṣun", "D'Arcy-Ńkosi"])(
    "saves a name as written: %s",
    async (name) => {
      const client = await test.register();
      await patch(client, { name });
      expect((await read(client)).name).toBe(name);
    },
  );
});

describe("the export", () => {
  it("contains everything the user wrote", async () => {
    const test = await createTestApp("sqlite");
    try {
      const client = await test.register();
      await patchAll(client);
      const answer = await client.send("POST", "/api/account/export");
      expect(answer.statusCode).toBe(200);
      // The response adds the revision, and the export lists the life stages separately.
      const answered = (await client.send("GET", "/api/user/profile")).json();
      const { revision: _, lifeStages, ...profile } = answered;
      const cycles: Revised<object>[] = (await client.send("GET", "/api/cycles")).json();
      expect(answer.json()).toStrictEqual({
        ...answer.json(),
        format: "mwezi-export",
        version: 2,
        exportedAt: "2026-11-20T08:00:00.000Z",
        account: {
          ...answer.json().account,
          email: client.email,
          createdAt: "2026-11-20T08:00:00.000Z",
          hasRecoveryCode: false,
        },
        profile,
        lifeStages,
        cycles: cycles.map(({ revision: _, ...cycle }) => cycle),
        symptoms: [],
        moods: [],
        stress: [],
        ovulation: [],
        metabolic: [],
        pcosLogs: [],
        carePlan: null,
      });
      expect(answer.json().cycles).toHaveLength(2);
    } finally {
      await test.close();
    }
  });

  async function patchAll(client: Client): Promise<void> {
    await client.send("PATCH", "/api/user/profile", { body: onboarding });
    const first = { startDate: "2026-09-18", endDate: "2026-09-22", flow: "light" };
    await client.send("POST", "/api/cycles", { body: first });
    await client.send("POST", "/api/cycles", { body: { startDate: "2026-11-18", notes: "☾" } });
  }
});
