import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, it } from "vitest";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import { kinds } from "#server/storage/journal/collections.ts";
import { engines } from "#server/testing/engines.ts";
import { makeDevice } from "#server/testing/passkey-device.ts";
import { samplePdf, uploadFile } from "#server/testing/sample-files.ts";
import { type Client, createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";
import { openBrowser } from "../../../../scripts/testing/push-service.ts";
import { createServerSecret, type ServerSecret } from "./keys/server-secret.ts";
import { codeAt } from "./keys/totp.ts";

const clear = {
  email: "thandi.nkosi@example.org",
  name: "Thandiwe Nkosi",
  guardian: "Nomvula Nkosi",
  note: "Bled through at the taxi rank",
  spotting: "brownish, after the gym",
  startDate: "2026-10-13T06:14:15.926Z",
  day: "2026-10-13",
  month: "2026-10",
  ended: "2026-10-18",
  lastPeriod: "2026-09-14",
  password: "marula-and-moon",
  device: "Samsung Internet on Android",
  deviceToken: "bXdlemktaXMtYS1tb29uLWFuZC1hLW1vbnRoLXN3YWg",
  file: "Nkosi blood results.pdf",
  fileText: "Testosterone 2.9 nmol/L, Lancet Laboratories",
  reminderWords: "Water the marula tree",
  cycleWords: "The red flower opens",
  appointment: "2027-01-14",
  trusted: "Sipho from Gugulethu",
  trustedWords: "Rooibos helps on bad days",
  doctor: "Dr Dlamini, Groote Schuur",
  script: "The bathroom scales of Gugulethu",
  importedNote: "Doubled over in the queue at Home Affairs",
};

const profile = {
  age: 17,
  country: "Zimbabwe",
  cycleRegularity: "irregular",
  pcosDiagnosis: "unsure",
  lastPeriodDate: clear.lastPeriod,
  goals: ["symptom-relief"],
  contraception: "implant",
  onboardingSymptoms: [{ name: "Pelvic Pain", severity: 7 }],
  privacyConsent: true,
  guardianName: clear.guardian,
  onboardingComplete: true,
};

async function addPasskeyThrough(send: Client["send"]) {
  const path = "/api/account/passkeys";
  const { password } = clear;
  const challenge = await send("POST", `${path}/challenge`, { body: { password } });
  const passkey = makeDevice().create(challenge.json());
  const added = await send("POST", path, { body: { password, ...passkey } });
  expect(added.statusCode).toBe(201);
  return passkey;
}

async function addSecondFactor({ now }: TestApp, send: Client["send"]): Promise<string[]> {
  const path = "/api/account/second-factor";
  const { secret } = (await send("POST", `${path}/secret`)).json();
  const body = { password: clear.password, secret, code: codeAt(secret, now()) };
  const added = await send("POST", path, { body });
  expect(added.statusCode).toBe(201);
  const spareCodes: string[] = added.json().spareCodes;
  return [secret, ...spareCodes, ...spareCodes.map((code) => code.replaceAll("-", ""))];
}

async function reachOut(send: Client["send"], subscription: object): Promise<string[]> {
  const dailyLog = { isOn: true, time: "19:30", weekdays: [1, 3, 5], words: clear.reminderWords };
  const ofCycle = { isOn: true, time: "09:00", words: clear.cycleWords };
  const reminders = {
    dailyLog,
    appointmentDay: clear.appointment,
    period: ofCycle,
    fertileDays: ofCycle,
    pushesCycle: true,
  };
  const chosen = await send("PATCH", "/api/reminders", { body: reminders });
  const pushed = await send("POST", "/api/push/subscriptions", { body: subscription });
  const mailed = await send("POST", "/api/mail-reminders");
  const feed = await send("POST", "/api/calendar-feed");
  const due = await send("GET", "/api/reminders/due");
  const minutes = [1, 2, 3].map((day) => Date.parse("2026-11-20T10:15:00Z") / 60_000 + day * 1440);
  const timed = await send("POST", "/api/push/times", { body: { minutes } });
  const { trusted: name, trustedWords: words, doctor: label } = clear;
  const parts = ["period", "mood"];
  const view = await send("POST", "/api/trusted-views", { body: { name, words, parts, days: 30 } });
  const report = { months: 6, include: ["cycles"], withName: true };
  const link = await send("POST", "/api/shared-reports", {
    body: { report, hours: 24, label, pin: "258046" },
  });
  const script = await send("POST", "/api/account/tokens", {
    body: { name: clear.script, kinds: ["hairAndSkin"], canWrite: true, days: 90 },
  });
  const answers = [chosen, pushed, mailed, feed, due, timed, view, link, script];
  expect(answers.map((answer) => answer.statusCode)).toEqual([
    200, 204, 204, 201, 200, 204, 201, 201, 201,
  ]);
  return [
    feed.json().path.split("/").at(-1),
    view.json().fragment,
    link.json().fragment,
    script.json().token,
    script.json().token.slice("mwezi_".length),
    "hairAndSkin",
    "258046",
    "You have a note",
    "BEGIN:VCALENDAR",
    "fcm.googleapis.com",
    "pushesCycle",
    "fertileDays",
  ];
}

async function seed(test: TestApp): Promise<string[]> {
  const agent = "Mozilla/5.0 (Linux; Android 13) SamsungBrowser/23.0 Mobile Safari/537.36";
  const { name, email, password } = clear;
  const headers = { "user-agent": agent };
  const registered = await test.visitor("POST", "/api/auth/register", {
    body: { name, email, password },
    headers: { ...headers, "device-token": clear.deviceToken },
  });
  const send = test.as(registered.json().token);
  const patched = await send("PATCH", "/api/user/profile", { body: profile });
  const cycle = {
    startDate: clear.startDate,
    endDate: clear.ended,
    flow: "heavy",
    notes: clear.note,
    spottingNotes: clear.spotting,
  };
  const started = await send("POST", "/api/cycles", { body: cycle });
  const pdf = samplePdf(300_000, clear.fileText);
  const upload = await uploadFile({ send }, pdf, clear.file, "2026-10-13");
  const code = await send("POST", "/api/account/recovery-code", { body: { password } });
  // A failed sign-in, so that the throttle has a row too.
  const wrong = { email, password: "not-it" };
  await test.visitor("POST", "/api/auth/login", { body: wrong, headers });
  const symptoms = [{ date: "2026-08-07", type: "cramps", severity: 7, notes: clear.importedNote }];
  const imported = await send("POST", "/api/imports", {
    body: { source: "clue", entries: { symptoms } },
  });
  const answers = [patched, started, upload, code, imported];
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 201, 201, 201, 201]);
  const passkey = await addPasskeyThrough(send);
  const { subscription } = openBrowser("https://fcm.googleapis.com/fcm/send/e7Qs-marula");
  const reached = await reachOut(send, subscription);
  const codes = await addSecondFactor(test, send);
  const { recoveryCode } = code.json();
  const values = Object.values(profile).filter((value) => typeof value === "string");
  return [
    ...Object.values(clear),
    ...values,
    ...reached,
    ...codes,
    subscription.endpoint,
    subscription.keys.auth,
    subscription.keys.p256dh,
    "symptom-relief",
    "Pelvic Pain",
    "2026-08-07",
    "heavy",
    registered.json().token,
    started.json().id,
    upload.json().id,
    pdf.subarray(0, 20).toString("latin1"),
    "application/pdf",
    passkey.id,
    passkey.prf,
    recoveryCode,
    recoveryCode.replaceAll("-", ""),
    "127.0.0.1",
  ];
}

const dumps: Record<DatabaseLocation["engine"], (test: TestApp) => Promise<Buffer>> = {
  sqlite: async ({ location }) => {
    if (location.engine !== "sqlite") throw new Error("not a file");
    const directory = dirname(location.file);
    const files = await readdir(directory);
    expect(files).toContain("mwezi.db-wal");
    return Buffer.concat(await Promise.all(files.map((file) => readFile(join(directory, file)))));
  },
  postgresql: async ({ db, location }) => {
    if (location.engine !== "postgresql") throw new Error("not a server");
    const tables = await db.introspection.getTables();
    const client = new pg.Client({ connectionString: location.url });
    await client.connect();
    const pieces: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<Record<string, unknown>>(`select * from "${name}"`);
      for (const row of rows) {
        for (const value of Object.values(row)) {
          pieces.push(value instanceof Buffer ? value.toString("latin1") : String(value));
        }
      }
    }
    await client.end();
    return Buffer.from(pieces.join("\n"), "latin1");
  },
};

const openWithEverything = (engine: DatabaseLocation["engine"]) => {
  const operator = { name: null, address: null, informationOfficer: null };
  const email = "privacy@example.org";
  return createTestApp(engine, {
    operator: { ...operator, email },
    publicAddress: "http://localhost:3000",
    mail: { host: "127.0.0.1", port: 9, isSecure: false, login: null, from: email },
  });
};

async function rowsOf({ db }: TestApp): Promise<[string, Record<string, unknown>][]> {
  const tables = await db.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "account_id"));
  const lists = await Promise.all(
    owned.map(async ({ name }) => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        db,
      );
      return rows.map((row): [string, Record<string, unknown>] => [name, row]);
    }),
  );
  return lists.flat();
}

function textsOpened(secret: ServerSecret, row: Record<string, unknown>): string[] {
  const { account_id, passkey_hash, endpoint_hash } = row;
  const places = [["mail"], ["push", endpoint_hash], ["passkey", passkey_hash]].map(
    ([purpose, ...rest]) => [purpose, account_id, ...rest].map(String),
  );
  const sealed = Object.values(row).filter((value) => Buffer.isBuffer(value));
  return sealed
    .flatMap((value) => places.map((place) => secret.openText(place, value)))
    .filter((text) => text !== null);
}

describe.each(engines)("a stolen %s database together with the server's secret", (engine) => {
  it("reveals only notification addresses and passkeys", async () => {
    const test = await openWithEverything(engine);
    const secret = createServerSecret(TEST_SECRET);
    try {
      await seed(test);
      const opened = (await rowsOf(test)).flatMap(([table, row]) =>
        textsOpened(secret, row).map((text) => [table, text] as const),
      );
      expect(opened.toSorted().map(([table]) => table)).toEqual([
        "mail_reminders",
        "passkeys",
        "push_subscriptions",
      ]);
      const texts = Object.fromEntries(opened);
      expect(texts.mail_reminders).toContain(clear.email);
      expect(texts.push_subscriptions).toContain("https://fcm.googleapis.com/");
      expect(texts.passkeys).not.toContain(clear.email);
    } finally {
      await test.close();
    }
  });

  it("contains no e-mail, name, date, choice, note, password, code or token in plain text", async () => {
    const test = await openWithEverything(engine);
    try {
      const secrets = await seed(test);
      const stolen = Buffer.concat([await dumps[engine](test), Buffer.from(TEST_SECRET)]);
      expect(stolen.length).toBeGreaterThan(1000);
      for (const secret of secrets) {
        for (const written of encodingsOf(secret)) {
          expect(stolen.includes(written), `${secret} stands in the database`).toBe(false);
        }
      }
      // This shows that the search works: text that may be readable is found.
      expect(stolen.includes("accounts")).toBe(engine === "sqlite");
      // Not even the kinds of her entries, which would tell what she logs.
      for (const kind of kinds) {
        expect([kind, stolen.includes(`${kind}s`)]).toEqual([kind, false]);
      }
    } finally {
      await test.close();
    }
  });
});

const encodingsOf = (text: string): Buffer[] => [
  Buffer.from(text),
  Buffer.from(text.toLowerCase()),
  Buffer.from(text, "utf16le"),
  Buffer.from(Buffer.from(text).toString("base64").replace(/=+$/, "")),
  Buffer.from(Buffer.from(text).toString("hex")),
];
