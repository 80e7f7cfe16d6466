import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#contract/endpoints.ts";
import { kindOf } from "#web/api/outbox/kinds.ts";
import { fieldNames, writtenFields } from "./refused-fields.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

/** The fields of a body as JSON Schema, of every form it may take. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const forms = [json, ...(json.anyOf ?? []), ...(json.oneOf ?? [])];
  return forms.flatMap((form) => Object.keys((form as typeof json).properties ?? {}));
}

const bodies = endpoints.flatMap(({ method, path, request: { body } }) =>
  method !== "GET" && body && kindOf(path.replace(/\{\w+\}/g, "x")) ? [{ path, body }] : [],
);

it.each(bodies)("every field of $path has a name in words", ({ body }) => {
  const fields = fieldsOf(body);
  expect(fields.length).toBeGreaterThan(0);
  const unnamed = fields.filter((field) => fieldNames[field] === undefined);
  expect(unnamed.filter((field) => field !== "id" && field !== "medicineId")).toEqual([]);
});

it("a day is told as she would read it, without what only the server needs", () => {
  const body = {
    ...{ id: "6f1c1d7e-9d0f-4a4e-8b39-2f6f0f7b1c55", date: "2026-11-20", pain_level: 4.5 },
    ...{ cervical_mucus: "egg-white", caffeine: true, alcohol: null, cravings: ["sugar", "salty"] },
    ...{ bloodPressure: { upper: 120, lower: 80 }, notes: "so-so, tired" },
  };
  expect(writtenFields(body, i18n)).toEqual([
    { name: "Date", value: expect.stringContaining("2026") },
    { name: "Pain", value: "4.5" },
    { name: "Cervical mucus", value: "egg white" },
    { name: "Caffeine", value: "Yes" },
    { name: "Cravings", value: "sugar, salty" },
    { name: "Blood pressure", value: "upper 120, lower 80" },
    { name: "Notes", value: "so-so, tired" },
  ]);
});
