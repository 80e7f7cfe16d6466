import type { Bundle, Composition, DocumentReference, Patient } from "@medplum/fhirtypes";
import { SHLViewer } from "kill-the-clipboard";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { visitParts } from "#contract/visit/visit-report.ts";
import { engines } from "#server/testing/engines.ts";
import { faultsOf } from "#server/testing/fhir/validate.ts";
import { prove } from "#server/testing/prove.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const MINUTE = 60_000;
const birthDate = "1994-03-02";
const recipient = "Hillbrow clinic";

describe.each(engines)("a SMART Health Link on %s", (engine) => {
  let test: TestApp;
  let owner: Client;
  let origin: string;

  beforeAll(async () => {
    test = await createTestApp(engine);
    // The viewer has only the computer's clock.
    vi.useFakeTimers({ toFake: ["Date"], now: test.now() });
    owner = await test.register();
    const post = (path: string, body: object) => owner.send("POST", path, { body });
    await owner.send("PATCH", "/api/user/profile", { body: { name: "Thandi Nkosi" } });
    await post("/api/cycles", { startDate: "2026-11-10" });
    await post("/api/labs", { date: "2026-11-10", test: "tsh", value: 2.3, unit: "mIU/L" });
    const schedule = { kind: "daily", timesADay: 1 };
    const metformin = { name: "Metformin", dose: 500, unit: "mg" };
    await post("/api/medicines", { ...metformin, startDate: "2026-11-01", schedule });
    origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
  });

  beforeEach(() => prove(owner));
  afterAll(async () => {
    vi.useRealTimers();
    await test.close();
  });

  async function make(more: { readonly pin?: string; readonly include?: readonly string[] } = {}) {
    const { include = visitParts, pin } = more;
    const answer = await owner.send("POST", "/api/shared-reports", {
      body: { report: { months: 6, include }, hours: 24, birthDate, ...(pin && { pin }) },
    });
    expect(answer.statusCode).toBe(201);
    const { report, healthLink } = answer.json();
    const { path, key } = healthLink;
    const url = `${origin}${path}`;
    const exp = Date.parse(report.expiresAt) / 1000;
    const payload = { url, key, exp, label: "Health summary", v: 1, ...(pin && { flag: "P" }) };
    const uri = `shlink:/${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
    return { uri, url, id: report.id as string, key: key as string };
  }

  async function view(uri: string, more: object = {}) {
    const viewer = new SHLViewer({ shlinkURI: uri });
    const { fhirResources } = await viewer.resolveSHL({ recipient, ...more });
    return fhirResources as unknown as Bundle[];
  }

  const ask = (url: string, body: object) =>
    fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "https://viewer.example" },
      body: JSON.stringify(body),
    });
  const resourcesOf = (bundle: Bundle | undefined) =>
    (bundle?.entry ?? []).flatMap(({ resource }) => resource ?? []);
  const listed = async (id: string) =>
    (await owner.send("GET", "/api/shared-reports"))
      .json()
      .find((one: { id: string }) => one.id === id);

  it("opens in another project's viewer as a valid patient summary with the PDF", async () => {
    const { uri, id } = await make();
    const [bundle, ...others] = await view(uri);
    expect(others).toEqual([]);
    expect(faultsOf(bundle)).toEqual([]);
    const resources = resourcesOf(bundle);
    const patient = resources.find((one): one is Patient => one.resourceType === "Patient");
    expect(patient).toMatchObject({ name: [{ text: "Thandi Nkosi" }], birthDate });
    expect(JSON.stringify(bundle)).toContain("Metformin");
    const report = resources.find(
      (one): one is DocumentReference => one.resourceType === "DocumentReference",
    );
    const pdf = report?.content.find(
      ({ attachment }) => attachment?.contentType === "application/pdf",
    );
    const { pages } = await readPdf(Buffer.from(pdf?.attachment?.data ?? "", "base64"));
    expect(pages[0]?.text).toContain("Health summary");
    expect((await listed(id)).openedAt).toHaveLength(1);
  });

  it("gives the address of the file when the viewer takes no embedded one", async () => {
    const { uri, url } = await make();
    const [bundle] = await view(uri, { embeddedLengthMax: 100 });
    expect(bundle?.type).toBe("document");
    const manifest = await (await ask(url, { recipient, embeddedLengthMax: 100 })).json();
    const [{ location, embedded }] = manifest.files;
    expect(embedded).toBeUndefined();
    expect((await fetch(location)).status).toBe(200);
    expect((await fetch(`${location}x`)).status).toBe(404);
    test.passTime(6 * MINUTE);
    expect((await fetch(location)).status).toBe(404);
  });

  it("asks for the PIN with 401 and the attempts left, and ends after five wrong ones", async () => {
    const { uri, url } = await make({ pin: "2580" });
    const wrong = async (body: object) => {
      const answer = await ask(url, { recipient, ...body });
      return [answer.status, (await answer.json()).remainingAttempts];
    };
    expect(await wrong({})).toEqual([401, 5]);
    expect(await wrong({ passcode: "1111" })).toEqual([401, 4]);
    expect(await view(uri, { passcode: "2580" })).toHaveLength(1);
    for (const left of [4, 3, 2, 1]) {
      expect(await wrong({ passcode: "1111" })).toEqual([401, left]);
    }
    expect((await ask(url, { recipient, passcode: "1111" })).status).toBe(404);
    await expect(view(uri, { passcode: "2580" })).rejects.toThrow();
  });

  it("contains only the chosen parts, and says which ones she left out", async () => {
    const { uri } = await make({ include: ["labs"] });
    const [bundle] = await view(uri);
    const text = JSON.stringify(bundle);
    expect(text).not.toContain("Metformin");
    expect(text).toContain("She left this part out.");
    expect(faultsOf(bundle)).toEqual([]);
    const composition = resourcesOf(bundle).find(
      (one): one is Composition => one.resourceType === "Composition",
    );
    const filled = composition?.section?.filter(({ entry }) => entry).map(({ title }) => title);
    expect(filled).toEqual(["Results", "Documents"]);
  });

  it("opens from any site, ends with its link, and expires with it", async () => {
    const { url, uri, id } = await make();
    const preflight = await fetch(url, { method: "OPTIONS" });
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("Content-Type");
    const answer = await ask(url, { recipient });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect((await ask(url, {})).status).toBe(422);
    await owner.send("POST", `/api/shared-reports/${id}/revoke`);
    expect((await ask(url, { recipient })).status).toBe(404);
    const late = await make();
    test.passTime(24 * 60 * MINUTE);
    expect((await ask(late.url, { recipient })).status).toBe(404);
    await expect(view(uri)).rejects.toThrow();
  });

  it("stores neither its key nor anything readable, and needs the choice", async () => {
    const { key, url } = await make();
    const rows = await test.db.selectFrom("shared_reports").selectAll().execute();
    const stored = JSON.stringify(rows) + rows.map((row) => row.report_sealed.toString("latin1"));
    for (const secret of [key, url.slice(-64), "Metformin", birthDate])
      expect(stored).not.toContain(secret);
    const plain = await owner.send("POST", "/api/shared-reports", {
      body: { report: { months: 6, include: visitParts }, hours: 24 },
    });
    expect(plain.json()).not.toHaveProperty("healthLink");
  });
});
