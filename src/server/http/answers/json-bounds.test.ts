import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "#server/failures/app-error.ts";
import { anyCharacter } from "../../../../scripts/testing/any-character.ts";
import { jsonBoundsCheck } from "./json-bounds.ts";

type Figures = Record<"depth" | "width" | "members", number>;

function chunks(bytes: Buffer, size: number): Buffer[] {
  const count = Math.ceil(bytes.length / Math.max(1, size));
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

function problemOf(text: string, bounds: Partial<Figures> = {}, size = text.length * 4) {
  const { width, ...others } = { depth: 1_000, width: 1_000, members: 1_000, ...bounds };
  try {
    const check = jsonBoundsCheck({ width: () => width, ...others });
    for (const chunk of chunks(Buffer.from(text), size)) check(chunk);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [field] = error.fields;
    return `${field?.code} ${field?.params?.max}`;
  }
}

function figuresOf(value: unknown): Figures {
  if (typeof value !== "object" || value === null) return { depth: 0, width: 0, members: 0 };
  const inner = Object.values(value).map(figuresOf);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    width: Math.max(1, inner.length, ...inner.map(({ width }) => width)),
    members: inner.reduce((sum, { members }) => sum + members, Math.max(1, inner.length)),
  };
}

const spacing = fc.constantFrom(undefined, 1, "\t");
const awkward = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'{}[]:,"\\ \n/é🌙') }),
  fc.string({ unit: anyCharacter }),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    awkward,
    fc.jsonValue(),
    fc.array(tie("tree"), { maxLength: 5 }),
    fc.dictionary(awkward, tie("tree"), { maxKeys: 5 }),
  ),
}));

describe("the bounds of JSON", () => {
  it("accept a text exactly when its parsed value is within them", () => {
    fc.assert(
      fc.property(tree, spacing, fc.integer({ min: 1, max: 40 }), (value, space, size) => {
        const text = JSON.stringify(value, null, space);
        const figures = figuresOf(JSON.parse(text));
        expect(problemOf(text, figures, size)).toBeNull();
        for (const name of ["depth", "width", "members"] as const) {
          const less = { ...figures, [name]: figures[name] - 1 };
          if (figures[name] > 0) expect(problemOf(text, less, size)).not.toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });

  it("report which bound was exceeded", () => {
    expect(problemOf("[[[]]]", { depth: 2 })).toBe("too_deep 2");
    expect(problemOf('{"a":1,"b":2,"c":3}', { width: 2 })).toBe("too_many 2");
    expect(problemOf("[1,2,3]", { width: 2 })).toBe("too_many 2");
    expect(problemOf("[[1,2],[3,4]]", { members: 5 })).toBe("too_many 5");
  });

  it("count a repeated key each time", () => {
    expect(problemOf('{"a":1,"a":2,"a":3}', { width: 2 })).toBe("too_many 2");
  });

  it("may differ by depth", () => {
    const width = (depth: number) => (depth === 2 ? 3 : 1);
    const check = (text: string) => () =>
      jsonBoundsCheck({ depth: 3, width, members: 99 })(Buffer.from(text));
    expect(check("[[1,2,3]]")).not.toThrow();
    expect(check("[[1,2,3],4]")).toThrow(AppError);
    expect(check("[[[1,2]]]")).toThrow(AppError);
  });

  it("leave invalid JSON to the parser", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]:,"\\a1 ') }), (text) => {
        expect(problemOf(text)).toBeNull();
      }),
    );
  });

  it("are checked before the rest is read", () => {
    const bytes = Buffer.from(`${"[".repeat(20)}${" ".repeat(1_000)}`);
    let reads = 0;
    const counting = new Proxy(bytes, {
      get: (target, key) => {
        reads += 1;
        return Reflect.get(target, key, target);
      },
    });
    const check = jsonBoundsCheck({ depth: 16, width: () => 9, members: 99 });
    expect(() => check(counting)).toThrow(AppError);
    expect(reads).toBeLessThan(60);
  });
});
