import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collections, kinds } from "#server/storage/journal/collections.ts";
import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { engines } from "#server/testing/engines.ts";
import { faultsOf } from "#server/testing/fhir/validate.ts";
import { addPasskey, makeDevice } from "#server/testing/passkey-device.ts";
import { samplePdf, samplePng, uploadFile } from "#server/testing/sample-files.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { safeFileName } from "./rules.ts";

const date = "2026-11-18";

const entries: readonly (readonly [path: string, body: object])[] = [
  ["/api/cycles", { startDate: "2026-10-21", endDate: "2026-10-25", flow: "heavy" }],
  ["/api/cycles", { startDate: date, notes: "=1+1\nfirst day" }],
  ["/api/symptoms", { date, type: "cramps", severity: 6, notes: "-2 since noon; ẹ́" }],
  ["/api/moods", { date, depression: 2, anxiety: 3, stress: 4 }],
  ["/api/stress", { date, level: 3, tags: ["Work", "Sleep"] }],
  ["/api/ovulation", { date, basalBodyTemp: 36.45 }],
  ["/api/metabolic", { date, weight: 71.5, bloodPressure: { systolic: 118, diastolic: 76 } }],
  ["/api/pcos-logs", { date, pain_level: 3 }],
  ["/api/labs", { date, test: "hba1c", value: 5.4, unit: "%" }],
  ["/api/body-checks", { date, acne: 2 }],
  [
    "/api/medicines",
    {
      name: "Metformin",
      dose: 500,
      unit: "mg",
      startDate: date,
      schedule: { kind: "daily", timesADay: 2 },
    },
  ],
];

describe.each(engines)("data exports on %s", (engine) => {
  let test: TestApp;
  let woman: Client;

  beforeAll(async () => {
    test = await createTestApp(engine);
    woman = await test.register();
    for (const [path, body] of entries) {
      expect((await woman.send("POST", path, { body })).statusCode, path).toBe(201);
    }
  });

  afterAll(() => test.close());

  const fetchFile = async (client: Client, form: string, body?: object) => {
    const sent = body ?? (["/fhir"].includes(form) ? {} : undefined);
    const answer = await client.send(
      "POST",
      `/api/account/export${form}`,
      sent ? { body: sent } : {},
    );
    const name = /filename="([^"]+)"/.exec(String(answer.headers["content-disposition"]))?.[1];
    return { status: answer.statusCode, type: answer.headers["content-type"], name, answer };
  };

  it("the JSON and the spreadsheets contain every kind, including new ones", async () => {
    const names = kinds.map((kind) => collections[kind].exportedAs);
    const json = (await fetchFile(woman, "")).answer.json();
    expect(Object.keys(json)).toEqual(["format", "version", "exportedAt", "account", ...names]);
    const files = unzipSync((await fetchFile(woman, "/csv")).answer.rawPayload);
    const sheets = ["days", ...names].map((name) => `${name}.csv`);
    expect(Object.keys(files)).toEqual([...sheets, "columns.html"]);
  });

  it("the JSON lists every access with its uses, without secrets", async () => {
    const client = await test.register();
    const { send, password } = client;
    const report = { months: 6, include: ["cycles"], withName: false };
    const post = async (path: string, body?: object) =>
      (await send("POST", path, body && { body })).json();
    const link = await post("/api/shared-reports", { report, hours: 24, label: "Dr Dlamini" });
    const view = await post("/api/trusted-views", { parts: ["period"], days: 30, name: "Sipho" });
    const feed = await post("/api/calendar-feed");
    const script = await post("/api/account/tokens", {
      name: "Home Assistant",
      kinds: ["cycle"],
      canWrite: false,
      days: 90,
    });
    expect((await addPasskey(client, makeDevice())).statusCode).toBe(201);
    const { secret } = await post("/api/account/second-factor/secret");
    const code = codeAt(secret, test.now());
    const { spareCodes } = await post("/api/account/second-factor", { password, secret, code });
    const { answer } = await fetchFile(client, "");
    const { account } = answer.json();
    const createdAt = new Date(test.now()).toISOString();
    expect(account.access).toMatchObject([
      { kind: "session", name: "A browser", isHere: true },
      { kind: "passkey", name: "A browser", createdAt },
      { kind: "secondFactor", createdAt },
      { kind: "reportLink", name: "Dr Dlamini", isActive: true, openedAt: [] },
      { kind: "trustedView", name: "Sipho", openedAt: [] },
      { kind: "calendarFeed", createdAt, lastUsedAt: null },
      { kind: "accessToken", name: "Home Assistant", createdAt, lastUsedAt: null },
    ]);
    const sheets = unzipSync((await fetchFile(client, "/csv")).answer.rawPayload);
    const texts = [answer.body, ...Object.values(sheets).map((bytes) => strFromU8(bytes))];
    const token = feed.path.split("/").at(-1);
    const links = [link.fragment, view.fragment, token, script.token];
    for (const live of [...links, secret, spareCodes[0], client.token]) {
      expect(texts.filter((text) => text.includes(live))).toEqual([]);
    }
  });

  it("the JSON stays readable as in earlier releases [S7-30]", async () => {
    const { name, answer } = await fetchFile(woman, "");
    expect(name).toBe("mwezi-export-2026-11-20.json");
    expect(answer.body).toBe(`${JSON.stringify(answer.json(), null, 2)}\n`);
  });

  it("the bundle is FHIR R4 for a clinic, without the name by default", async () => {
    const { type, name, answer } = await fetchFile(woman, "/fhir");
    expect([type, name]).toEqual(["application/fhir+json", "mwezi-fhir-2026-11-20.json"]);
    expect(faultsOf(answer.json())).toEqual([]);
    expect(answer.body).not.toContain("Thandi");
    expect((await fetchFile(woman, "/fhir", { withName: true })).answer.body).toContain("Thandi");
    for (const kind of ["document", "transaction"]) {
      const birthDate = "1994-03-02";
      const body = { type: kind, birthDate, withName: kind === "document" };
      const other = (await fetchFile(woman, "/fhir", body)).answer;
      expect([faultsOf(other.json()), other.json().type]).toEqual([[], kind]);
      expect(other.body).toContain(birthDate);
    }
    expect((await fetchFile(woman, "/fhir", { birthDate: "tomorrow" })).status).toBe(422);
    const nameless = (await fetchFile(woman, "/fhir", { type: "document" })).answer;
    const fields = nameless.json().fields.map(({ field }: { field: string }) => field);
    expect([nameless.statusCode, fields]).toEqual([422, ["withName", "birthDate"]]);
  });

  it("a spreadsheet has a column for each field, keeps text unchanged, and runs no formula", async () => {
    const { type, name, answer } = await fetchFile(woman, "/csv");
    expect([type, name]).toEqual(["application/zip", "mwezi-spreadsheets-2026-11-20.zip"]);
    const files = unzipSync(answer.rawPayload);
    const rowsOf = (kind: string) => {
      const text = Buffer.from(files[`${kind}.csv`] ?? []).toString();
      expect(text.startsWith("\uFEFF")).toBe(true);
      return Papa.parse<Record<string, string>>(text.slice(1), {
        header: true,
        skipEmptyLines: true,
      });
    };
    const cycles = rowsOf("cycles");
    expect(cycles.meta.fields?.slice(0, 5)).toEqual([
      "id",
      "startDate",
      "startDay",
      "endDate",
      "endDay",
    ]);
    expect(cycles.data.map(({ startDay, notes }) => [startDay, notes])).toEqual([
      [date, "'=1+1\nfirst day"],
      ["2026-10-21", ""],
    ]);
    expect(rowsOf("symptoms").data[0]?.notes).toBe("'-2 since noon; ẹ́");
    expect(rowsOf("stress").data[0]?.tags).toBe("Work; Sleep");
    expect(rowsOf("metabolic").data[0]).toMatchObject({
      weight: "71.5",
      "bloodPressure.systolic": "118",
    });
    expect(rowsOf("medicines").data[0]).toMatchObject({ "schedule.timesADay": "2" });
    expect(rowsOf("doses").data).toEqual([]);
    expect(Buffer.from(files["columns.html"] ?? []).toString()).toContain(
      "<dt>stress (0-10)</dt><dd>Stress, 0 to 10; 10 is heaviest</dd>",
    );
  });

  it("a workbook has typed days and numbers, units in its headings, and no formula", async () => {
    const { type, name, answer } = await fetchFile(woman, "/xlsx");
    expect(type).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(name).toBe("mwezi-2026-11-20.xlsx");
    const files = unzipSync(answer.rawPayload);
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    const names = [...text("xl/workbook.xml").matchAll(/<sheet name="(\w+)"/g)].map(
      ([, one]) => one,
    );
    expect(names).toEqual(expect.arrayContaining(["days", "cycles", "metabolic"]));
    const sheetOf = (kind: string) => text(`xl/worksheets/sheet${names.indexOf(kind) + 1}.xml`);
    expect(sheetOf("cycles")).toMatch(/<c r="\w+" s="1"><v>46344<\/v><\/c>/);
    expect(sheetOf("cycles")).toContain(
      's="3" t="inlineStr"><is><t xml:space="preserve">=1+1\nfirst day',
    );
    expect(sheetOf("metabolic")).toContain("Weight (kg) [weight]");
    expect(sheetOf("metabolic")).toMatch(/<c r="\w+"><v>71.5<\/v>/);
    expect(
      Object.keys(files)
        .map((path) => text(path))
        .join(),
    ).not.toContain("<f>");
  });

  it("private documents write days in the language of the profile", async () => {
    const client = await test.register();
    const startDate = "2026-11-10T00:00:00Z";
    await client.send("POST", "/api/cycles", { body: { startDate } });
    await client.send("PATCH", "/api/user/profile", { body: { preferredLanguage: "Swahili" } });
    const { answer } = await fetchFile(client, "/ics", { saysWhat: true });
    expect(answer.body.replaceAll("\r\n ", "")).toMatch(/ \d+ Des 2026/);
  });

  it("the calendar file hides its subject until the user shows it", async () => {
    const { type, name, answer } = await fetchFile(woman, "/ics");
    expect([type, name]).toEqual(["text/calendar; charset=utf-8", "mwezi-calendar-2026-11-20.ics"]);
    expect(answer.body).not.toMatch(/period|metformin/i);
    const open = await fetchFile(woman, "/ics", { saysWhat: true });
    expect(open.answer.body).toContain("SUMMARY:Metformin 500 mg");
    expect(open.answer.body).toMatch(/SUMMARY:Period (likely|possible)/);
    const alarmsOf = ({ body }: { body: string }) => body.split("BEGIN:VALARM").length - 1;
    const ringing = await fetchFile(woman, "/ics", { hasPeriodAlarm: true });
    expect([alarmsOf(answer), alarmsOf(ringing.answer)]).toEqual([2, 3]);
  });

  it("the calendar without content explains what to do first", async () => {
    const answer = await (await test.register()).send("POST", "/api/account/export/ics", {
      body: {},
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    expect(answer.json().detail).toContain("Log a period or a medicine first.");
  });

  it("the full export is one zip with every file byte for byte", async () => {
    const client = await test.register();
    const [pdf, png] = [samplePdf(300_000), samplePng];
    const first = (await uploadFile(client, pdf, "../Lab (May) =1.pdf")).json();
    const second = (await uploadFile(client, png, "scan")).json();
    const { type, name, answer } = await fetchFile(client, "/files");
    expect([type, name]).toEqual(["application/zip", "mwezi-everything-2026-11-20.zip"]);
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files).sort()).toEqual(
      [
        "mwezi-export.json",
        `files/${first.id}-Lab-May-1.pdf`,
        `files/${second.id}-scan.png`,
      ].sort(),
    );
    expect(Buffer.from(files[`files/${first.id}-Lab-May-1.pdf`] ?? []).equals(pdf)).toBe(true);
    expect(Buffer.from(files[`files/${second.id}-scan.png`] ?? []).equals(png)).toBe(true);
    const json = JSON.parse(strFromU8(files["mwezi-export.json"] ?? new Uint8Array()));
    expect(json.uploads).toHaveLength(2);
  });

  it("a photo of hair or skin is only in the full export, and only if ticked", async () => {
    const client = await test.register();
    const id = crypto.randomUUID();
    const photo = `/api/uploads?id=${id}&date=${date}&bodyPlace=chin`;
    const headers = { "upload-name": "chin.png" };
    const answer = await client.send("POST", photo, { bytes: samplePng, headers });
    expect(answer.json()).toMatchObject({ bodyPlace: "chin", type: "image/png" });
    await uploadFile(client, samplePng, "scan");
    for (const form of ["", "/fhir"]) {
      const { answer: file } = await fetchFile(client, form);
      expect([form, file.body.includes("scan"), file.body.includes("chin")]).toEqual([
        form,
        true,
        false,
      ]);
    }
    const tables = unzipSync((await fetchFile(client, "/csv")).answer.rawPayload);
    expect(strFromU8(tables["uploads.csv"] ?? new Uint8Array())).not.toContain("chin");
    const everything = async (body: object) => {
      const { answer: zip } = await fetchFile(client, "/files", body);
      const files = unzipSync(zip.rawPayload);
      const json = JSON.parse(strFromU8(files["mwezi-export.json"] ?? new Uint8Array()));
      return [Object.keys(files).length - 1, json.uploads.length];
    };
    expect(await everything({})).toEqual([1, 1]);
    expect(await everything({ withPhotos: true })).toEqual([2, 2]);
  });

  it.each(["", "/fhir", "/csv", "/xlsx", "/files"])(
    "/api/account/export%s succeeds for an empty account",
    async (form) => {
      expect((await fetchFile(await test.register(), form)).status).toBe(200);
    },
  );
});

describe("a file name inside the zip", () => {
  it.each([
    ["lab.pdf", "lab.pdf"],
    ["../../etc/passwd", "etc-passwd"],
    ["C:\\lab\\may.PDF", "C-lab-may.PDF"],
    ["Ìwé àyẹ̀wò.pdf", "Ìwé-àyẹ̀wò.pdf"],
    ["=cmd|'/c calc'!A1.pdf", "cmd-c-calc-A1.pdf"],
    ["...", "file"],
    ["\u202efdp.exe.pdf", "fdp.exe.pdf"],
  ])("of %s is %s", (name, safe) => {
    expect(safeFileName(name)).toBe(safe.normalize("NFC"));
  });

  it("is never longer than file systems allow", () => {
    expect(Buffer.byteLength(safeFileName(`${"ẹ".repeat(300)}.pdf`))).toBeLessThan(255 - 37);
  });
});
