import { describe, expect, it } from "vitest";
import {
  DayOrInstantSchema,
  DaySchema,
  NameSchema,
  NewPasswordSchema,
  NoteSchema,
  PersonNameSchema,
} from "./fields.ts";

const accepts = (schema: typeof DaySchema, value: unknown) => schema.safeParse(value).success;

describe("a new password", () => {
  it.each(["aaaaaa", "123 456", "  Marula  ", "ليلى ليلى", "🌙🌙🌙🌙🌙🌙", "x".repeat(200)])(
    "may be %j, with any characters, stored as typed",
    (text) => {
      expect(NewPasswordSchema.parse(text)).toBe(text);
    },
  );
});

describe("free text", () => {
  it.each(["Thandi 🌙", "ليلى", "שרה", "Ọláídé"])("is accepted unchanged: %j", (text) => {
    expect(NameSchema.parse(text)).toBe(text);
    expect(NoteSchema.parse(text)).toBe(text);
  });

  it.each(["a\u0000b", "a\ud800b", "a\u007fb"])("is rejected: %j", (text) => {
    expect(NoteSchema.safeParse(text).success).toBe(false);
  });
});

it.each(["", " ", "\u200b", "\u200b\u2060\ufeff", "\u2800", "\u0301"])("%j is no name", (name) => {
  expect(NameSchema.safeParse(name).error?.issues).toHaveLength(1);
});

describe("a day", () => {
  it.each(["1950-01-01", "2024-02-29", "2099-12-31"])("is accepted: %s", (text) => {
    expect(accepts(DaySchema, text)).toBe(true);
    expect(DayOrInstantSchema.safeParse(`${text}T23:50:00+02:00`).success).toBe(true);
  });

  it.each(["1949-12-31", "2100-01-01", "2026-02-30", "20 Nov 2026", 20261120])(
    "%j is refused",
    (value) => {
      expect(accepts(DaySchema, value)).toBe(false);
      expect(DayOrInstantSchema.safeParse(value).success).toBe(false);
    },
  );

  it("is rejected as a timestamp without a zone", () => {
    expect(DayOrInstantSchema.safeParse("2026-11-20T10:00:00").success).toBe(false);
  });
});

describe("a person's name", () => {
  const codesOf = (name: string) =>
    PersonNameSchema.safeParse(name).error?.issues.map((issue) => issue.message) ?? [];

  it.each([" Thandi ", "Ọláídé", "ليلى", "👩‍⚕️ Neo", "نی‌نا"])("is accepted: %j", (name) => {
    expect(PersonNameSchema.parse(name)).toBe(name.trim());
  });
  it.each(["\u200b", "Than\ndi", "Than\r\ndi", "Than\u2028di", "a\tb"])("%j is refused", (name) => {
    expect(codesOf(name)).toHaveLength(1);
  });
});
