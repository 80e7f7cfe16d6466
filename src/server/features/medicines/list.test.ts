import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { pageFaults } from "#server/testing/faults/page-faults.ts";
import { inkOfFirstPage, type ReadPdf, readPdf } from "#server/testing/read-pdf.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const metformin = {
  name: "Metformin",
  dose: 500,
  unit: "mg",
  schedule: { kind: "daily", timesADay: 2 },
  startDate: "2026-03-01",
  why: "insulin",
  sideEffects: "Nausea in the morning.",
};
const vitamin = {
  name: "Vitamin D",
  schedule: { kind: "weekdays", weekdays: [1, 4], timesADay: 1 },
  startDate: "2026-12-01",
};
const iron = { ...vitamin, name: "Iron", startDate: "2026-01-05", endDate: "2026-06-01" };
const everything = {
  withName: true,
  withWhy: true,
  withSideEffects: true,
  withAdherence: true,
  withEnded: true,
};

const textOf = ({ pages }: ReadPdf) => pages.map(({ text }) => text).join(" ");

describe.each(engines)("the list of medicines as a PDF on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const add = async (client: Client, body: object): Promise<string> => {
    const answer = await client.send("POST", "/api/medicines", { body });
    expect(answer.statusCode).toBe(201);
    return answer.json().id;
  };
  const bytesFor = async (client: Client, body: object = {}) => {
    const answer = await client.send("POST", "/api/medicines/list", { body });
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toContain("mwezi-medicines-2026-11-20.pdf");
    return answer.rawPayload;
  };
  const pdfFor = async (client: Client, body?: object) => readPdf(await bytesFor(client, body));

  it("is a tagged page of the current medicines with dose, start, reason and adherence", async () => {
    const client = await test.register("Ọlájùmọ̀kẹ́ Ɗanƙo-Ɓala");
    const medicineId = await add(client, metformin);
    await add(client, iron);
    await add(client, vitamin);
    for (const slot of [1, 2]) {
      const body = { medicineId, date: "2026-11-19", slot, answer: "late" };
      await client.send("POST", "/api/doses", { body });
    }
    const bytes = await bytesFor(client, everything);
    const read = await readPdf(bytes);
    const { pages, title, language, isTagged } = read;
    expect([title, language, isTagged]).toEqual(["Medicines and supplements", "en", true]);
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(pageFaults)).toEqual([]);
    const text = textOf(read).normalize("NFC");
    for (const words of [
      "Ọlájùmọ̀kẹ́ Ɗanƙo-Ɓala",
      "Taking now",
      "Metformin 500 mg",
      "twice a day",
      "1 Mar 2026",
      "insulin",
      "2 of 2 noted, 58 due",
      "Metformin: Nausea in the morning.",
      "once a day on Mon, Thu",
      "5 Jan 2026 to 1 Jun 2026",
      "Made by her with Mwezi on 20 Nov 2026, from her own notes. Not a prescription.",
      "Page 1 of 1",
    ]) {
      expect(text).toContain(words.normalize("NFC"));
    }
    const inOrder = ["Taking now", "Planned", "Vitamin D", "Ended", "Iron", "Side effects"];
    expect(inOrder.map((words) => text.indexOf(words))).toEqual(
      inOrder.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
    );
    const tags = new Set(pages[0]?.tags);
    for (const tag of ["H1", "H2", "P", "L", "LI", "Table", "TR", "TH", "TD"]) {
      expect(tags, tag).toContain(tag);
    }
    expect((await inkOfFirstPage(bytes))[0]).toBeGreaterThan(0.01);
  });

  it("has only what was ticked, above all no name unless asked [S2-82]", async () => {
    const client = await test.register("Nomvula Khumalo");
    await add(client, metformin);
    await add(client, iron);
    const bare = textOf(await pdfFor(client));
    expect(bare).toContain("Metformin 500 mg");
    expect(bare).not.toMatch(/Nomvula|Khumalo|insulin|Nausea|Doses taken|Iron|Ended/);
    expect(textOf(await pdfFor(client, { withName: true }))).toContain("Nomvula Khumalo");
    expect(textOf(await pdfFor(client, { withEnded: true }))).toContain("Iron");
  });

  it("says when it is empty", async () => {
    const client = await test.register();
    const { pages } = await pdfFor(client, everything);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain("Taking nowNone noted.");
  });

  it("reports unlogged doses as not noted and never as not taken", async () => {
    const client = await test.register();
    const medicineId = await add(client, { ...metformin, schedule: { kind: "as_needed" } });
    await add(client, { ...vitamin, name: "Zinc", startDate: "2026-11-01" });
    const body = { medicineId, date: "2026-11-19", slot: 1, answer: "taken" };
    await client.send("POST", "/api/doses", { body });
    const text = textOf(await pdfFor(client, { withAdherence: true }));
    expect(text).toContain("1 time");
    expect(text).toContain("not noted");
    expect(text).not.toMatch(/\b0 of/);
  });

  it("is private to the account", async () => {
    const [thandi, amina] = [await test.register("Thandi"), await test.register("Amina")];
    await add(thandi, metformin);
    expect(textOf(await pdfFor(amina, everything))).not.toMatch(/Thandi|Metformin/);
  });

  it("rejects an unknown option by name", async () => {
    const client = await test.register();
    const answer = await client.send("POST", "/api/medicines/list", { body: { withName: "yes" } });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, "withName"]);
  });
});

describe("a list of sixty medicines with hostile names and notes", () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp("sqlite");
  });

  afterAll(() => test.close());

  const HOSTILE = ["W".repeat(80), "ẹ́".repeat(30), '=HYPERLINK("//x") <b>&', "(\\) Tj ET 日本"];

  it("continues over pages with every medicine, and nothing outside them", async () => {
    const client = await test.register();
    for (let number = 10; number < 70; number += 1) {
      const body = {
        ...(number % 3 === 0 ? iron : metformin),
        name: `${number} ${HOSTILE[number % HOSTILE.length]}`.slice(0, 80),
        unit: "W".repeat(20),
        why: "w".repeat(number === 12 ? 2000 : 40),
        sideEffects: `#${number} ${"W ".repeat(number === 12 ? 990 : 60)}end`,
      };
      expect((await client.send("POST", "/api/medicines", { body })).statusCode).toBe(201);
    }
    const answer = await client.send("POST", "/api/medicines/list", { body: everything });
    const read = await readPdf(answer.rawPayload);
    expect(read.pages.length).toBeGreaterThan(3);
    for (const [index, page] of read.pages.entries()) {
      expect(pageFaults(page)).toEqual([]);
      expect(page.text).toContain(`Page ${index + 1} of ${read.pages.length}`);
      expect(page.text).toContain("Not a prescription.");
      expect(page.text.split("Name and dose").length - 1).toBeLessThanOrEqual(2);
    }
    const text = textOf(read);
    for (let number = 10; number < 70; number += 1) {
      expect(text).toContain(`${number} `);
      expect(text).toContain(`#${number} W`);
    }
    expect(text.match(/end/g)?.length).toBeGreaterThanOrEqual(60);
  }, 60_000);
});
