import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { documentedEndpoints } from "../../../scripts/building/contract-notes.ts";

const documented = await documentedEndpoints();

describe("the example of an endpoint", () => {
  it("exists for every endpoint", () => {
    expect(documented.map(({ endpoint }) => endpoint)).toHaveLength(endpoints.length);
    expect(new Set(documented.map(({ endpoint }) => endpoint)).size).toBe(endpoints.length);
  });

  it("comes with a description that is a sentence", () => {
    for (const { name, description } of documented) {
      expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z][^@]+\.$/)]);
    }
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
