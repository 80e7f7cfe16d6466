import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenKindOf, tokenKinds } from "#contract/account/access-tokens.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { ProblemSchema } from "#contract/kernel/errors.ts";
import { engines } from "#server/testing/engines.ts";
import {
  type BadToken,
  makeAccessToken,
  makeBadTokens,
} from "#server/testing/faults/bad-tokens.ts";
import { plantDamagedEntry } from "#server/testing/faults/damage.ts";
import { awkward as awkwardValue } from "#server/testing/generators/awkward.ts";
import { addPasskey, makeDevice } from "#server/testing/passkey-device.ts";
import {
  bodiesByPath,
  changesByPath,
  entriesByPath,
  singletons,
} from "#server/testing/route-samples.ts";
import { samplePdf, samplePng, uploadFile } from "#server/testing/sample-files.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { anyCharacter } from "../../../scripts/testing/any-character.ts";

const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const signedIn = endpoints.filter((endpoint) => endpoint.access === "session");
const withBody = endpoints.filter((endpoint) => endpoint.request.body);
const withBytes = endpoints.filter(
  ({ request }) => request.bytes?.type === "application/octet-stream",
);
const withId = signedIn.filter((endpoint) => endpoint.request.params);
const withEntry = endpoints.filter((endpoint) => endpoint.entry);
const emptiestOf = ({ path, request }: Endpoint) => request.body && (bodiesByPath[path] ?? {});
const takesInput = ({ request }: Endpoint) => request.body || request.params;
const kindOf = ({ path }: Endpoint) => path.replace(/\/\{(id|date)\}.*$/, "");
const fill = (path: string, id: string) => path.replace(/\{\w+\}/g, id);

describe.each(engines)("every route on %s", (engine) => {
  let test: TestApp;
  let owner: Client;
  let identifiers: Record<string, string>;
  let before: object;
  let badTokens: readonly BadToken[];

  beforeAll(async () => {
    test = await createTestApp(engine);
    badTokens = await makeBadTokens(test);
    owner = await test.register();
    identifiers = await identifiersOf(owner);
    before = await everythingOf(owner);
  });

  afterAll(() => test.close());

  it.each(signedIn.map((endpoint) => [name(endpoint), endpoint] as const))(
    "%s answers 401 without a token and with an unknown token [S6-01]",
    async (_, endpoint) => {
      // With ids that exist, so that only the token is wrong.
      const path = fill(endpoint.path, identifiers[kindOf(endpoint)] ?? crypto.randomUUID());
      const body = endpoint.request.body ? {} : undefined;
      const states = badTokens.map(async ([state, headers]) => {
        const answer = await test.visitor(endpoint.method, path, { body, headers });
        return [state, answer.statusCode, ProblemSchema.parse(answer.json()).code];
      });
      expect(await Promise.all(states)).toEqual(
        badTokens.map(([state]) => [state, 401, "not_signed_in"]),
      );
    },
  );

  it("requests with 24 bad token states change nothing", async () => {
    expect(badTokens).toHaveLength(24);
    expect(await everythingOf(owner)).toEqual(before);
  });

  it.each(withId.map((endpoint) => [name(endpoint), endpoint] as const))(
    "%s answers 404 to another user's identifier and to an impossible one [S6-02]",
    async (_, endpoint) => {
      const stranger = await test.register();
      const scope = { kinds: tokenKinds, canWrite: true };
      const { token: script } = await makeAccessToken(stranger, scope);
      // Changes have no required fields, so only the id can be wrong.
      const body = emptiestOf(endpoint);
      const wrong = [crypto.randomUUID(), "1", "%2e%2e"];
      for (const id of [...Object.values(identifiers), ...wrong]) {
        const path = fill(endpoint.path, id);
        const answer = await stranger.send(endpoint.method, path, body ? { body } : {});
        expect(answer.statusCode).toBe(404);
        expect(ProblemSchema.parse(answer.json()).code).toBe("not_found");
        if (tokenKindOf(endpoint) === null) continue;
        const scripted = await test.as(script)(endpoint.method, path, body ? { body } : {});
        expect([scripted.statusCode, scripted.json().code]).toEqual([404, "not_found"]);
      }
      expect(await everythingOf(owner)).toEqual(before);
    },
  );

  it("every call that writes an entry rejects a stale revision", async () => {
    for (const endpoint of withEntry) {
      const { params, body } = endpoint.request;
      const kind = kindOf(endpoint);
      const answer = await owner.send(
        endpoint.method,
        fill(endpoint.path, identifiers[kind] ?? ""),
        {
          ...(body && {
            body: bodiesByPath[endpoint.path] ?? {
              ...(params ? {} : entriesByPath[kind]),
              ...changesByPath[kind],
            },
          }),
          headers: { "if-match": '"987654"' },
        },
      );
      const { code, current = "unsaid" } = ProblemSchema.parse(answer.json());
      expect([name(endpoint), code]).toEqual([name(endpoint), "conflict"]);
      const isUnwritten = singletons.includes(kind);
      expect(isUnwritten ? null : endpoint.entry?.parse(current)).toEqual(current);
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  it.each(withEntry.filter(({ request }) => request.params))(
    "$method $path returns nothing of another account's entry, whatever revision is given",
    async (endpoint) => {
      const stranger = await test.register();
      const body = emptiestOf(endpoint);
      const own = identifiers[kindOf(endpoint)] ?? "";
      const named = Object.values(identifiers).map((id) => [id, 0] as const);
      for (const [id, revision] of [...named, [own, 1] as const, [own, 3] as const]) {
        const headers = { "if-match": `"${revision}"` };
        const path = fill(endpoint.path, id);
        const answer = await stranger.send(endpoint.method, path, { headers, body });
        expect([404, 412]).toContain(answer.statusCode);
        expect(ProblemSchema.parse(answer.json()).current ?? null).toBeNull();
      }
      expect(await everythingOf(owner)).toEqual(before);
    },
  );

  describe("the ids used in these tests", () => {
    let other: Client;
    let hers: string[];

    beforeAll(async () => {
      other = await test.register();
      hers = Object.values(await identifiersOf(other));
    });

    // Doses before medicines, which are deleted with their doses.
    const deletions = withId.filter(({ method }) => method === "DELETE");
    it.each(deletions.toSorted((one, other) => one.path.localeCompare(other.path)))(
      "belong to the owner, who can open one: $method $path",
      async ({ method, path }) => {
        const body = bodiesByPath[path];
        const answers = await Promise.all(
          hers.map((id) => other.send(method, fill(path, id), body && { body })),
        );
        expect(answers.filter((answer) => answer.statusCode < 300)).toHaveLength(1);
      },
    );
  });

  const everythingOf = async (woman: Client): Promise<object> =>
    (await woman.send("POST", "/api/account/export")).json();

  async function identifiersOf(woman: Client): Promise<Record<string, string>> {
    const damaged = await plantDamagedEntry(test, woman);
    const identifiers: Record<string, string> = { "/api/damaged-entries": damaged };
    for (const [path, body] of Object.entries(entriesByPath)) {
      const ownEntry = (await woman.send("POST", path, { body })).json();
      identifiers[path] = ownEntry.id ?? ownEntry.report?.id ?? ownEntry.date;
    }
    identifiers["/api/uploads"] = (await uploadFile(woman, samplePng)).json().id;
    identifiers["/api/account/passkeys"] = (await addPasskey(woman, makeDevice())).json().id;
    // A second session to end, since the first is used until the end.
    const { email, password } = woman;
    await test.visitor("POST", "/api/auth/login", { body: { email, password } });
    const sessions = (await woman.send("GET", "/api/account/sessions")).json();
    const other = sessions.find((session: { current: boolean }) => !session.current);
    return { ...identifiers, "/api/account/sessions": other.id };
  }
});

describe("bad input", () => {
  let test: TestApp;
  let client: Client;

  beforeAll(async () => {
    test = await createTestApp("sqlite");
    client = await test.register();
  });

  afterAll(() => test.close());

  const raw = (endpoint: Endpoint, payload: string | Buffer, type = "application/json") =>
    test.app.inject({
      method: endpoint.method,
      url: fill(endpoint.path.replace("{date}", "2026-11-18"), crypto.randomUUID()),
      headers: { authorization: `Bearer ${client.token}`, "content-type": type },
      payload,
    });

  const tenMegabytes = Buffer.from(JSON.stringify({ notes: "x".repeat(10_000_000) }));

  it.each(withBody.map((endpoint) => [name(endpoint), endpoint] as const))(
    "%s says which part of the input is wrong [S7-33]",
    async (_, endpoint) => {
      const malformed = await raw(endpoint, '{"a":');
      expect([malformed.statusCode, malformed.json().code]).toEqual([400, "malformed_request"]);
      const empty = await raw(endpoint, "");
      expect([empty.statusCode, empty.json().code]).toEqual([400, "malformed_request"]);
      const text = await raw(endpoint, "a=b", "text/plain");
      expect([text.statusCode, text.json().code]).toEqual([415, "unsupported_media_type"]);
      const huge = await raw(endpoint, tenMegabytes);
      expect([huge.statusCode, huge.json().code]).toEqual([413, "body_too_large"]);
      const unknown = await raw(endpoint, '{"unheardOf":1}');
      expect(unknown.statusCode).toBe(422);
      expect(unknown.json().fields).toContainEqual({ field: "unheardOf", code: "unknown_field" });
      const list = await raw(endpoint, "[]");
      expect(list.statusCode).toBe(422);
    },
  );

  it.each(withBytes.map((endpoint) => [name(endpoint), endpoint] as const))(
    "%s takes only bytes, at least one and at most its limit",
    async (_, endpoint) => {
      const maxBytes = endpoint.request.bytes?.maxBytes ?? 0;
      const json = await raw(endpoint, "{}");
      expect([json.statusCode, json.json().code]).toEqual([415, "unsupported_media_type"]);
      expect(json.json().detail).toBe("Send the body as application/octet-stream.");
      const huge = await raw(endpoint, samplePdf(maxBytes + 1), "application/octet-stream");
      expect([huge.statusCode, huge.json().code]).toEqual([413, "body_too_large"]);
      const empty = await raw(endpoint, "", "application/octet-stream");
      expect(empty.statusCode).toBeGreaterThanOrEqual(400);
      expect(empty.statusCode).toBeLessThan(500);
      ProblemSchema.parse(empty.json());
    },
  );

  const awkward = fc.oneof(awkwardValue, fc.string({ unit: anyCharacter, maxLength: 60 }));
  const fieldNames = fc.constantFrom(
    ...`id startDate endDate flow notes name email password age goals
      currentPassword newPassword recoveryCode onboardingSymptoms lastPeriodDate
      privacyConsent guardianName timeZone averageCycleLength __proto__ x`.split(/\s+/),
  );
  const bodies = fc.oneof(fc.dictionary(fieldNames, awkward, { maxKeys: 8 }), fc.jsonValue());

  it.each(endpoints.map((endpoint) => [name(endpoint), endpoint] as const))(
    "%s never answers with a server error, whatever is sent",
    async (_, endpoint) => {
      await fc.assert(
        fc.asyncProperty(
          bodies,
          fc.string({ unit: anyCharacter, maxLength: 40 }),
          async (body, id) => {
            const reply = await test.app.inject({
              method: endpoint.method,
              url: fill(endpoint.path, encodeURIComponent(Buffer.from(id).toString()) || "x"),
              headers: {
                authorization: `Bearer ${client.token}`,
                ...(endpoint.request.body && { "content-type": "application/json" }),
              },
              ...(endpoint.request.body && { payload: JSON.stringify(body) }),
            });
            expect(reply.statusCode).toBeLessThan(500);
            if (reply.statusCode >= 400) ProblemSchema.parse(reply.json());
          },
        ),
        // Endpoints without a body or an id get the same request each time.
        { numRuns: takesInput(endpoint) ? 60 : 1 },
      );
      client = await test.register();
    },
  );

  it.each(withId)("$method $path accepts an id of any length", async ({ method, path }) => {
    for (const id of ["x".repeat(101), "x".repeat(8_000), "%41".repeat(101)]) {
      const answer = await client.send(method, fill(path, id));
      expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    }
  });

  it.each(["/%E0%A4%A", "/api/%00", "/api/cycles/%", "//", "/api/../etc"])(
    "a URL like %s is rejected without a server error",
    async (url) => {
      const answer = await test.app.inject({ method: "GET", url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(ProblemSchema.parse(answer.json()).status).toBe(answer.statusCode);
    },
  );

  it("an invalid time zone is rejected by name", async () => {
    const headers = { "time-zone": "Mars/Olympus" };
    const answer = await client.send("GET", "/api/cycles", { headers });
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, "Time-Zone"]);
  });
});
