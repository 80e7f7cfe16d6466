import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";

const CONTRACT = new URL("../../contract/", import.meta.url);
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g;
const EXAMPLE = /@example (GET|POST|PATCH|DELETE) (.*?)→ (\d{3})(.*)/;
const BODY = /(\{.*\}) *$/;

const ANY_ID = "0e6f1f3c-6f0e-4b51-9d2e-5a5c1f0b7a10";

interface Documented {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly method: string | undefined;
  readonly status: number;
  /** As written; `null` if shortened with "…". */
  readonly sent: unknown;
  readonly answered: unknown;
}

/** Parses an example; shortened examples are for people only. */
function jsonOf(text: string | undefined): unknown {
  if (text === undefined || text.trim() === "" || /,…|…,|…\}|…\]/.test(text)) return null;
  const withIds = text.replace(/("(?:id|\w+Id)":)"…"/g, `$1"${ANY_ID}"`);
  return withIds.includes("…") ? null : JSON.parse(withIds);
}

async function examples(): Promise<Documented[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file),
  );
  const collected: Documented[] = [];
  for (const file of files) {
    const source = readFileSync(new URL(file, CONTRACT), "utf8");
    const values: Record<string, unknown> = await import(new URL(file, CONTRACT).href);
    for (const [, comment = "", name = ""] of source.matchAll(DOCUMENTED)) {
      const endpoint = endpoints.find((one) => one === values[name]);
      if (!endpoint) continue;
      const text = comment.replace(/\n \* +/g, " ").trim();
      const [, method, request, status, answer] = EXAMPLE.exec(text) ?? [];
      collected.push({
        ...{ name, endpoint, method, status: Number(status) },
        sent: jsonOf(BODY.exec(request?.trim() ?? "")?.[1]),
        answered: jsonOf(/^ *([[{].*[\]}])/.exec(answer ?? "")?.[1]),
      });
    }
  }
  return collected;
}

const documented = await examples();

describe("the example of an endpoint", () => {
  it("exists for every endpoint", () => {
    expect(documented.map(({ endpoint }) => endpoint)).toHaveLength(endpoints.length);
    expect(new Set(documented.map(({ endpoint }) => endpoint)).size).toBe(endpoints.length);
  });

  it.each(documented.map((one) => [one.name, one] as const))(
    "of %s has its method and its status",
    (_, { endpoint, method, status }) => {
      expect([method, status]).toEqual([endpoint.method, endpoint.status]);
    },
  );

  const withBody = documented.filter(
    ({ sent, endpoint }) => sent !== null && endpoint.request.body,
  );
  it.each(withBody.map((one) => [one.name, one] as const))(
    "of %s is a valid request body",
    (_, { sent, endpoint }) => {
      expect(endpoint.request.body?.safeParse(sent).error).toBeUndefined();
    },
  );

  const withAnswer = documented.filter(({ answered }) => answered !== null);
  it.each(withAnswer.map((one) => [one.name, one] as const))(
    "of %s matches its response schema exactly",
    (_, { answered, endpoint }) => {
      expect(endpoint.response?.parse(answered)).toEqual(answered);
    },
  );

  it("is complete often enough to be tested", () => {
    expect(withBody.length).toBeGreaterThan(25);
    expect(withAnswer.length).toBeGreaterThan(15);
  });
});
