import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#contract/endpoints.ts";
import { concernMessages } from "#report/concern-words/messages.ts";
import { columnMessages } from "#report/messages/columns.ts";
import { kindOf } from "#web/api/outbox/kinds.ts";
import { fetchChoices } from "./refused-choices.ts";
import { writtenFields } from "./refused-fields.ts";

const i18n = setupI18n({ locale: "en", messages: { en: columnMessages } });

function fieldsOf(schema: z.core.$ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const forms = [json, ...(json.anyOf ?? []), ...(json.oneOf ?? [])];
  return forms.flatMap((form) => Object.keys((form as typeof json).properties ?? {}));
}

const bodies = endpoints.flatMap(({ method, path, request: { body } }) =>
  method !== "GET" && body && kindOf(path.replace(/\{\w+\}/g, "x")) ? [{ path, body }] : [],
);

it.each(bodies)("every field of $path has a label", ({ body }) => {
  const fields = fieldsOf(body);
  expect(fields.length).toBeGreaterThan(0);
  const unnamed = fields.filter((field) => !(`sheet.column.${field}` in columnMessages));
  expect(unnamed.filter((field) => field !== "id" && field !== "medicineId")).toEqual([]);
});

/** Every enum value that needs a label, as `field: value`. */
function choicesIn(schema: z.core.JSONSchema.BaseSchema, field = ""): string[] {
  const words = [...(schema.enum ?? []), schema.const].filter((word) => typeof word === "string");
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.items ?? []].flat();
  return [
    ...words.filter((word) => !SAME.test(word)).map((word) => `${field}: ${word}`),
    ...forms.flatMap((form) => (typeof form === "object" ? choicesIn(form, field) : [])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      typeof part === "object" ? choicesIn(part, name) : [],
    ),
  ];
}

/** Values that read well as they are, or with spaces for underscores. */
const SAME = /^([<>]|(phq|gad)\d|sleep|not_yet|starts|extends|between)$/;

it.each(bodies)("every enum value of $path has a label", async ({ path, body }) => {
  const choices = await fetchChoices(kindOf(path.replace(/\{\w+\}/g, "x"))?.name);
  const json = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  const without = choicesIn(json).filter((choice) => {
    const [field = "", word = ""] = choice.split(": ");
    return choices[field]?.[word] === undefined;
  });
  expect(without).toEqual([]);
});

it("every concern's sentence exists", async () => {
  const { key = {} } = await fetchChoices("concernsSeen");
  const ids = Object.values(key).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !(id in concernMessages))).toEqual([]);
});

it("an enum value, also in a nested answer, has its form's label", async () => {
  const stage = { kind: "contraception", method: "iud", iud: "copper", from: "2026-11-20" };
  const fields = writtenFields(stage, i18n, await fetchChoices("lifeStage"));
  expect(fields.map(({ value }) => value).slice(0, 3)).toEqual(["Contraception", "IUD", "Copper"]);
  const medicine = { schedule: { kind: "every", count: 2, unit: "weeks" } };
  const [field] = writtenFields(medicine, i18n, await fetchChoices("medicine"));
  expect(field?.value).toBe("Kind Every few days, weeks or months, count 2, Unit weeks");
});

it("a day is formatted, and fields only the server needs are left out", () => {
  const body = {
    id: "6f1c1d7e-9d0f-4a4e-8b39-2f6f0f7b1c55",
    date: "2026-11-20",
    pain_level: 4.5,
    cervical_mucus: "egg-white",
    caffeine: true,
    alcohol: null,
    cravings: ["sugar", "salty"],
    bloodPressure: { upper: 120, lower: 80 },
    notes: "so-so, tired",
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
