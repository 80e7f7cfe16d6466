// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { type VisitReport, visitParts } from "#contract/visit/visit-report.ts";
import { fetchTable } from "#web/i18n/i18n.ts";
import { blankReport } from "../../../../../scripts/testing/example-report.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { VisitView } from "./components/visit-view.tsx";

const report: VisitReport = {
  ...blankReport,
  name: "Thandi",
  age: 29,
  questions: [],
  measures: [],
  medicines: [],
  body: [],
};
const plan = { months: 6 as const, include: [...visitParts], questions: [] };
const reads = { "POST /api/visit/report": () => report, "GET /api/shared-reports": () => [] };

let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ ...reads, ...answers });
  const read = { ...plan, revision: 7 };
  await import("./components/report.tsx");
  await fetchTable("report", "en");
  screen = await openScreen(<VisitView plan={read} />);
  await screen.settle();
  await screen.settle();
  const plans = () =>
    server.sent.filter(({ call }) => call === "PATCH /api/visit/plan").map(({ body }) => body);
  return { ...server, plans };
};
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("a question is shown at once and saved with the whole plan", async () => {
  const { plans } = await open({ "PATCH /api/visit/plan": ({ body }) => body });
  await screen.type("Add a question", "Should I take iron?");
  await screen.press("Add");
  await vi.waitFor(() =>
    expect(document.querySelector("[data-part=questions]")?.textContent).toContain(
      "Should I take iron?",
    ),
  );
  expect(plans()).toEqual([{ ...plan, questions: ["Should I take iron?"] }]);
});

it("a failed change stays, disables the downloads, and is resent with the next one", async () => {
  const server = await open();
  await screen.type("Add a question", "Should I take iron?");
  await screen.press("Add");
  expect(screen.text()).toContain("Not saved yet");
  expect(screen.button("Download PDF").disabled).toBe(true);

  server.answer("PATCH /api/visit/plan", ({ body }) => body);
  await screen.press("Try again");
  expect(screen.text()).not.toContain("Not saved yet");
  expect(screen.button("Download PDF").disabled).toBe(false);
  const [first, second] = server.plans();
  expect(second).toEqual(first);
});

it("letters that the PDF lacks are named before it is made", async () => {
  await open({ "PATCH /api/visit/plan": ({ body }) => body });
  expect(screen.text()).not.toContain("The PDF can't print");
  await screen.type("Add a question", "هل أحتاج؟");
  await screen.press("Add");
  expect(screen.text()).toContain("The PDF can't print some of your letters");
  expect(screen.text()).toContain("ه ل أ ح ت ا ج");
});

it("the text message contains the chosen parts, and a failure shows why", async () => {
  const server = await open();
  await screen.press("Make a text to send");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  server.answer("POST /api/visit/text", () => ({ text: "Health summary: well" }));
  await screen.press("Make a text to send");
  expect(screen.text()).toContain("Health summary: well");
  expect(server.sent.at(-1)?.body).toEqual({ months: 6, include: visitParts, withName: false });
});

it("a report that fails to load shows why and can be retried", async () => {
  const server = await open({
    "POST /api/visit/report": () => {
      throw new TypeError("no network");
    },
  });
  expect(screen.text()).toContain("We can't reach Mwezi.");
  server.answer("POST /api/visit/report", () => report);
  await screen.press("Try again");
  expect(screen.text()).toContain("Health summary");
});

it("a plan changed elsewhere is overwritten only on confirmation", async () => {
  await import("#web/entry/conflict/conflict-choice.tsx");
  const current = { ...plan, questions: ["Is it PCOS?"], revision: 9 };
  const server = await open({
    "PATCH /api/visit/plan": ({ body, headers }) =>
      headers.get("If-Match") === '"9"'
        ? { ...(body as object), revision: 10 }
        : problem(412, "conflict", { current }),
  });
  await screen.type("Add a question", "Should I take iron?");
  await screen.press("Add");
  await screen.settle();
  expect(document.body.textContent).toContain("Save what I typed");
  expect(server.plans()).toHaveLength(1);
  await screen.press("Save what I typed");
  expect(server.plans()[1]).toEqual({ ...plan, questions: ["Should I take iron?"] });
  expect(screen.text()).not.toContain("Not saved yet");
});

it("a plan changed elsewhere can replace the local one", async () => {
  await import("#web/entry/conflict/conflict-choice.tsx");
  const current = { ...plan, questions: ["Is it PCOS?"], revision: 9 };
  const server = await open({
    "PATCH /api/visit/plan": () => problem(412, "conflict", { current }),
  });
  await screen.type("Add a question", "Should I take iron?");
  await screen.press("Add");
  await screen.settle();
  expect(document.body.textContent).toContain("Keep what was saved");
  await screen.press("Keep what was saved");
  expect(screen.text()).toContain("Is it PCOS?");
  expect(screen.text()).not.toContain("Should I take iron?");
  expect(server.plans()).toHaveLength(1);
});
