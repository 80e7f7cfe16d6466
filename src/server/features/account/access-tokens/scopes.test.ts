import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenKindOf, tokenKinds } from "#contract/account/access-tokens.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { engines } from "#server/testing/engines.ts";
import { makeAccessToken } from "#server/testing/faults/bad-tokens.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const signedIn = endpoints.filter(({ access }) => access === "session");

function scopesWithout(endpoint: Endpoint) {
  const needed = tokenKindOf(endpoint);
  if (needed === null) return [{ kinds: tokenKinds, canWrite: true }];
  const others = tokenKinds.filter((kind) => kind !== needed);
  const without = { kinds: others, canWrite: true };
  return endpoint.method === "GET" ? [without] : [without, { kinds: tokenKinds, canWrite: false }];
}

describe.each(engines)("the scope of an access token on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  it.each(signedIn.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "%s answers 403 to a token made for everything else",
    async (_, endpoint) => {
      const path = endpoint.path.replace(/\{\w+\}/g, crypto.randomUUID());
      for (const scope of scopesWithout(endpoint)) {
        const { token } = await makeAccessToken(await test.register(), scope);
        const body = endpoint.request.body ? {} : undefined;
        const answer = await test.as(token)(endpoint.method, path, body && { body });
        expect([answer.statusCode, answer.json().code]).toEqual([403, "out_of_scope"]);
      }
    },
  );

  it("never includes an account's settings, keys, files, links or exports", () => {
    const open = new Set(
      signedIn.filter((each) => tokenKindOf(each) !== null).map(({ path }) => path.split("/")[2]),
    );
    expect([...open].toSorted()).toEqual([
      "body-checks",
      "cycles",
      "doses",
      "labs",
      "life-stages",
      "medicines",
      "metabolic",
      "moods",
      "ovulation",
      "pcos-logs",
      "questionnaires",
      "signs",
      "stress",
      "symptoms",
    ]);
    const files = signedIn.find(({ path }) => path === "/api/medicines/list");
    expect(files && tokenKindOf(files)).toBeNull();
  });
});
