// @vitest-environment happy-dom
import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { blankReport } from "../../../../../scripts/testing/example-report.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openLink } from "./api.ts";

const report = { ...blankReport, name: "Thandi", age: 29, questions: ["Why?"] };

const accountId = "00010203-0405-0607-0809-0a0b0c0d0e0f";
const account = Buffer.from(accountId.replaceAll("-", ""), "hex");
const secret = Buffer.alloc(32, 7);
const fragment = Buffer.concat([account, secret]).toString("base64url");
const derive = (purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", `mwezi/shared-report/${purpose}`, 32));

function sealed(text: string, place = ["shared-report", accountId]): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derive("key"), iv);
  cipher.setAAD(Buffer.from(JSON.stringify(place)));
  const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), bytes]).toString("base64");
}

const OPEN = "POST /api/shared-reports/open";
const expiresAt = "2026-11-21T09:00:00.000Z";
const answer = (text = sealed(JSON.stringify(report))) => ({ sealed: text, expiresAt });

beforeEach(() => vi.stubGlobal("isSecureContext", true));
afterEach(() => void vi.unstubAllGlobals());

it("the report is decrypted in the browser, and the secret is never sent", async () => {
  const server = fakeServer({ [OPEN]: () => answer() });
  expect(await openLink(`#${fragment}`, "")).toEqual({ kind: "opened", report, expiresAt });
  const proof = Buffer.concat([account, derive("proof")]).toString("base64url");
  expect(server.sent.map(({ body }) => body)).toEqual([{ link: proof }]);
});

it("a PIN is sent with the request, and asked for if the link has one", async () => {
  const server = fakeServer({ [OPEN]: () => problem(403, "pin_needed") });
  expect(await openLink(fragment, "")).toEqual({ kind: "asks-pin", refusal: "none" });
  server.answer(OPEN, () => problem(403, "wrong_pin"));
  expect(await openLink(fragment, "1234")).toEqual({ kind: "asks-pin", refusal: "wrong" });
  server.answer(OPEN, () => answer());
  expect(await openLink(fragment, "2580")).toMatchObject({ kind: "opened" });
  expect(server.sent.at(-1)?.body).toMatchObject({ pin: "2580" });
});

it("an ended link is distinguished from a temporary failure", async () => {
  const server = fakeServer({ [OPEN]: () => problem(404, "not_found") });
  expect(await openLink(fragment, "")).toEqual({ kind: "ended" });
  server.answer(OPEN, () => problem(503, "unavailable"));
  expect(await openLink(fragment, "")).toEqual({ kind: "failed" });
  expect(await openLink(fragment, "2580")).toEqual({ kind: "asks-pin", refusal: "failed" });
});

it.each([
  ["changed bytes", `${sealed(JSON.stringify(report)).slice(0, -8)}AAAAAAA=`],
  ["bytes of another place", sealed(JSON.stringify(report), ["shared-report", "someone"])],
])("%s do not open", async (_, bytes) => {
  fakeServer({ [OPEN]: () => answer(bytes) });
  expect(await openLink(fragment, "")).toEqual({ kind: "failed" });
});

it.each(["", "AAEC", fragment.slice(0, -1), `${fragment.slice(0, -1)}!`])(
  "a link truncated to '%s' is incomplete, and nothing is fetched",
  async (hash) => {
    const server = fakeServer({});
    expect(await openLink(hash, "")).toEqual({ kind: "incomplete" });
    expect(server.sent).toEqual([]);
  },
);

it("a page without https can't decrypt, and fetches nothing", async () => {
  vi.stubGlobal("isSecureContext", false);
  const server = fakeServer({});
  expect(await openLink(fragment, "")).toEqual({ kind: "insecure" });
  expect(server.sent).toEqual([]);
});
