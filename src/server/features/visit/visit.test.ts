import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type StripCycle,
  VisitReportSchema,
  visitMonths,
  visitParts,
} from "#contract/visit/visit-report.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { demoStory } from "#server/demo/story.ts";
import { demoWomen } from "#server/demo/women.ts";
import { engines } from "#server/testing/engines.ts";
import { inkOfFirstPage, readPdf } from "#server/testing/read-pdf.ts";
import { plantStory } from "#server/testing/stories/plant-story.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const today = calendarDay("2026-11-20");
const whole = { months: 6, include: visitParts };

describe.each(engines)("a visit on %s", (engine) => {
  let test: TestApp;
  let thandi: Client;

  beforeAll(async () => {
    test = await createTestApp(engine);
    thandi = await test.register("Thandi");
    await plantStory(test, thandi, demoStory(demoWomen[0], today));
  });

  afterAll(() => test.close());

  const report = async (client: Client, body: object) =>
    (await client.send("POST", "/api/visit/report", { body })).json();

  const pdfOf = async (client: Client, body: object) => {
    const answer = await client.send("POST", "/api/visit/pdf", { body });
    expect(answer.headers["content-type"]).toBe("application/pdf");
    return answer.rawPayload;
  };

  it("saves questions and choices separately", async () => {
    const client = await test.register();
    const before = (await client.send("GET", "/api/visit/plan")).json();
    const choices = [...visitParts];
    expect(before).toEqual({ questions: [], months: 6, include: choices, choices, revision: 0 });
    await client.send("PATCH", "/api/visit/plan", { body: { questions: ["Why so tired?"] } });
    const body = { months: 12, include: ["labs"] };
    const { revision } = (await client.send("PATCH", "/api/visit/plan", { body })).json();
    expect((await client.send("GET", "/api/visit/plan")).json()).toEqual({
      questions: ["Why so tired?"],
      months: 12,
      include: ["labs"],
      choices,
      revision,
    });
    const exported = (await client.send("POST", "/api/account/export")).json();
    expect(exported.visitPlan.questions).toEqual(["Why so tired?"]);
  });

  it("says why periods have ended, and counts no cycle day since", async () => {
    const client = await test.register();
    await client.send("PATCH", "/api/user/profile", { body: { age: 29 } });
    const cycles = [
      { startDate: "2026-09-01", endDate: "2026-09-05" },
      { startDate: "2026-10-01" },
    ];
    for (const body of cycles) await client.send("POST", "/api/cycles", { body });
    const result = { date: "2026-11-10", test: "ferritin", value: 20, unit: "µg/L" };
    await client.send("POST", "/api/labs", { body: result });
    const before = await report(client, whole);
    expect(JSON.stringify(before.labs)).toContain('"cycleDay":41');
    const stage = { kind: "no_periods", from: "2026-11-02", whyNoPeriods: "ablation" };
    await client.send("POST", "/api/life-stages", { body: stage });
    const after = await report(client, whole);
    expect(after.pregnancySigns).toMatchObject({ periodsEnded: "ablation" });
    expect(JSON.stringify(after.labs)).toContain('"cycleDay":null');
  });

  it.each([
    ["questions", { questions: Array(11).fill("Why?") }],
    ["questions.0", { questions: ["x".repeat(201)] }],
    ["questions.0", { questions: ["  "] }],
    ["questions.0", { questions: ["one\ntwo"] }],
    ["months", { months: 4 }],
    ["include.0", { include: ["everything"] }],
  ])("rejects %s by name", async (field, body) => {
    const answer = await thandi.send("PATCH", "/api/visit/plan", { body });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
  });

  it("has figures for every chosen part, and lists the parts left out", async () => {
    const made = await report(thandi, whole);
    expect(VisitReportSchema.parse(made)).toEqual(made);
    expect(made.leftOut).toEqual([]);
    expect(made.period).toEqual({ from: "2026-05-21", to: "2026-11-20", months: 6 });
    for (const part of visitParts) expect(made[part], part).not.toBeNull();
    expect(made.cycles.strip.length).toBeGreaterThan(2);
    expect(made.symptoms.rows.length).toBeGreaterThan(3);
    const some = await report(thandi, { months: 6, include: ["labs", "flags"] });
    expect(some.labs).toEqual(made.labs);
    expect(some.cycles).toBeNull();
    expect(some.leftOut).toHaveLength(visitParts.length - 2);
  });

  /** A cycle belongs to the months in which it ends or is still open. */
  const lastDayOf = ({ startDay, length }: StripCycle) =>
    length === null ? today : addDays(startDay, length - 1);

  it("covers no more than the chosen months", async () => {
    for (const months of visitMonths) {
      const made = await report(thandi, { months, include: visitParts });
      const days = [
        ...made.labs.results.map((line: { date: string }) => line.date),
        ...made.cycles.strip.map(lastDayOf),
        ...made.measures.map((measure: { date: string }) => measure.date),
      ];
      expect(days.every((day) => day >= made.period.from && day <= made.period.to)).toBe(true);
    }
  });

  it("has the name only if ticked", async () => {
    expect((await report(thandi, whole)).name).toBeNull();
    expect((await report(thandi, { ...whole, withName: true })).name).toBe("Thandi");
  });

  it("has no name, ticked or not, of an account begun without one", async () => {
    const body = { password: "marula-24" };
    const begun = (await test.visitor("POST", "/api/auth/begin", { body })).json();
    const nameless = { ...thandi, send: test.as(begun.token) };
    expect((await report(nameless, { ...whole, withName: true })).name).toBeNull();
  });

  it("can be made for an empty account", async () => {
    const client = await test.register();
    const made = await report(client, whole);
    expect(made.cycles).toMatchObject({ strip: [], counted: 0, average: null });
    expect(made.forecast).toEqual({ kind: "no-cycle" });
    expect(made.flags.concerns).toEqual([]);
    const { text } = (await client.send("POST", "/api/visit/text", { body: whole })).json();
    expect(text).toContain("NOTHING LOGGED IN THESE MONTHS\nBleeding, Pain, Lab results");
  });

  it("is private to the account", async () => {
    const other = await report(await test.register("Amina"), { ...whole, withName: true });
    expect(JSON.stringify(other)).not.toContain("Thandi");
    expect(other.symptoms.rows).toEqual([]);
  });

  it("is a tagged page for screen readers with Hausa and Yoruba letters, in dark mode on screen", async () => {
    const client = await test.register("Ọlájùmọ̀kẹ́ Ɗanƙo-Ɓala");
    await plantStory(
      test,
      client,
      demoStory({ ...demoWomen[0], name: "Ọlájùmọ̀kẹ́ Ɗanƙo-Ɓala" }, today),
    );
    const questions = ["Ṣé mo lè lóyún?", "Me ya sa nake jin ciwo, ɓari ko ƙyama?"];
    await client.send("PATCH", "/api/visit/plan", { body: { questions } });
    const bytes = await pdfOf(client, { ...whole, withName: true });
    const { pages, title, language, isTagged } = await readPdf(bytes);
    expect([pages.length, title, language, isTagged]).toEqual([1, "Health summary", "en", true]);
    const [page] = pages;
    for (const words of ["Ọlájùmọ̀kẹ́ Ɗanƙo-Ɓala", ...questions]) {
      expect(page?.text.normalize("NFC")).toContain(words.normalize("NFC"));
    }
    expect(page?.text).toContain("Fasting glucose");
    const tags = new Set(page?.tags);
    for (const tag of ["H1", "H2", "P", "L", "LI", "Table", "TR", "TH", "TD", "Figure"]) {
      expect(tags, tag).toContain(tag);
    }
    expect(page?.alts[0]).toMatch(/^Cycles, oldest first\. .*of bleeding/);
    for (const share of await inkOfFirstPage(bytes)) expect(share).toBeGreaterThan(0.01);
  });

  it("names only the user, and only if ticked [S2-83]", async () => {
    const client = await test.register("Nomvula Khumalo");
    const story = demoStory({ ...demoWomen[0], name: "Nomvula Khumalo" }, today);
    const [profile] = story.profile ?? [];
    const consent = { version: "1", at: "2026-01-01T00:00:00.000Z", guardianName: "Gogo Dlamini" };
    await plantStory(test, client, {
      ...story,
      profile: profile ? [{ ...profile, consent }] : [],
      stress: (story.stress ?? []).map((entry) => ({ ...entry, notes: "Sipho shouted again" })),
      hairAndSkin: (story.hairAndSkin ?? []).map((entry) => ({ ...entry, notes: "asked Zanele" })),
      labResult: (story.labResult ?? []).map((entry) => ({ ...entry, laboratory: "Dr Naidoo" })),
    });
    const options = { months: 12, include: visitParts, detailed: true };
    const textOf = async (body: object) => {
      const { pages } = await readPdf(await pdfOf(client, body));
      return pages.map(({ text }) => text).join(" ");
    };
    const others = /Dlamini|Sipho|Zanele|Naidoo/;
    const unnamed = await textOf(options);
    expect(unnamed).not.toMatch(/Nomvula|Khumalo/);
    expect(unnamed).not.toMatch(others);
    const named = await textOf({ ...options, withName: true });
    expect(named).toContain("Nomvula Khumalo");
    expect(named).not.toMatch(others);
    expect(JSON.stringify(await report(client, options))).not.toMatch(others);
  });

  it("is a text short enough for a message", async () => {
    const { text } = (await thandi.send("POST", "/api/visit/text", { body: whole })).json();
    expect(text.length).toBeLessThanOrEqual(1500);
    expect(text).toContain("Health summary\n21 May 2026 to 20 Nov 2026 (6 months)");
    expect(text).toContain("Not a diagnosis.");
  });
});
