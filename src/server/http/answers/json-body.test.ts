import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundJson, readJsonBodies } from "./json-body.ts";
import { sendProblem } from "./problems.ts";

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  app.setErrorHandler(sendProblem);
  readJsonBodies(app);
  app.post("/", ({ body }) => ({ body }));
});

afterAll(() => app.close());

async function answerTo(payload: string, type = "application/json") {
  const headers = { "content-type": type };
  const answer = await app.inject({ method: "POST", url: "/", headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}

it("JSON is parsed with any parameters of its media type", async () => {
  expect(await answerTo('{"a":[1,"é"]}')).toEqual({ status: 200, body: { a: [1, "é"] } });
  const type = "application/json; charset=utf-8";
  expect((await answerTo("[1]", type)).body).toEqual([1]);
});

it.each([
  ["nested too deep", `${"[".repeat(17)}${"]".repeat(17)}`, "too_deep", 16],
  ["a list too long", `[${"0,".repeat(1_000)}0]`, "too_many", 1_000],
  ["an object too wide", `{${'"a":0,'.repeat(1_000)}"b":0}`, "too_many", 1_000],
  ["too many lists", `[${`[${"0,".repeat(99)}0],`.repeat(50)}0]`, "too_many", 5_000],
  ["too deep and no JSON at all", "[".repeat(90_000), "too_deep", 16],
])("JSON that is %s is rejected as a whole", async (_, payload, code, max) => {
  const answer = await answerTo(payload);
  expect(answer).toMatchObject({
    status: 422,
    code: "invalid_input",
    fields: [{ field: "body", code, params: { max } }],
  });
});

it.each(['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":{}}}}', '{"a":', ""])(
  "%s is rejected as a malformed request",
  async (payload) => {
    expect(await answerTo(payload)).toMatchObject({ status: 400, code: "malformed_request" });
  },
);

it.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])(
  "a body of type %s is rejected",
  async (type) => {
    expect(await answerTo("a=b", type)).toMatchObject({
      status: 415,
      code: "unsupported_media_type",
    });
  },
);

describe("large JSON, checked while it arrives,", () => {
  const bounds = { depth: 4, width: () => 50_000, members: 50_000 };
  let large: FastifyInstance;

  beforeAll(() => {
    large = Fastify({ bodyLimit: 1_000_000 });
    large.setErrorHandler(sendProblem);
    large.removeAllContentTypeParsers();
    large.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) =>
      done(null, body),
    );
    boundJson(large, { bounds, maxBytes: 1_000_000 });
    large.post("/", ({ body }) => ({ text: String(body) }));
  });

  afterAll(() => large.close());

  async function send(chunks: readonly string[]) {
    const [headers, payload] = [{ "content-type": "application/json" }, Readable.from(chunks)];
    const answer = await large.inject({ method: "POST", url: "/", headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  }

  it("is returned whole when within its bounds", async () => {
    const text = JSON.stringify(Array.from({ length: 40_000 }, (_, index) => `"\\${index}`));
    const chunks = text.match(/.{1,1001}/gs) ?? [];
    expect(await send(chunks)).toEqual({ status: 200, text });
  });

  it.each([
    ["at once", ["[[[[[", "]]]]]"]],
    ["in the midst", ["[[", "[[[", ...Array<string>(90).fill("x".repeat(10_000))]],
    ["and more than is taken", ["[[[[[", ...Array<string>(150).fill("x".repeat(10_000))]],
  ])("is rejected when beyond them, %s", async (_, chunks) => {
    expect(await send(chunks)).toMatchObject({
      status: 422,
      fields: [{ field: "body", code: "too_deep", params: { max: 4 } }],
    });
  });
});
