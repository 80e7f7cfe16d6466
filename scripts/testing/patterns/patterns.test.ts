import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { selfHarmPatterns } from "#domain/crisis/self-harm-words.ts";
import { schemasIn } from "#server/testing/schemas-in.ts";
import { findPatterns } from "./find-patterns.ts";
import { attackThatHolds } from "./judge-pattern.ts";

/** Builds its patterns at run time; the built ones are tested. */
const CRISIS_WORDS = "src/domain/crisis/self-harm-words.ts";
const AREAS = ["contract", "domain", "report", "server"];

const written = AREAS.flatMap((area) =>
  readdirSync(`src/${area}`, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing\//.test(file))
    .flatMap((file) => {
      const path = `src/${area}/${file}`;
      return findPatterns(path, readFileSync(path, "utf8"));
    }),
);

/** The patterns of formats in the contract's schemas, such as UUIDs. */
function patternsOfFormats(): RegExp[] {
  const schemas = endpoints.flatMap(({ request }) =>
    [request.params, request.query, request.headers, request.body].flatMap((schema) =>
      schema ? [...schemasIn(schema).keys()] : [],
    ),
  );
  return schemas.flatMap(({ _zod: { def, bag } }) => {
    const own = "pattern" in def && def.pattern instanceof RegExp ? [def.pattern] : [];
    return [...own, ...(bag.patterns instanceof Set ? bag.patterns : [])];
  });
}

const asPattern = (text: string): RegExp | null => {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/s.exec(text) ?? [];
  return source === undefined ? null : new RegExp(source, flags);
};

describe("every pattern takes linear time", () => {
  const places = new Map<string, string>([
    ...patternsOfFormats().map((pattern) => [String(pattern), "a format"] as const),
    ...selfHarmPatterns.map((pattern) => [String(pattern), CRISIS_WORDS] as const),
    ...written
      .filter(({ place }) => !place.startsWith(CRISIS_WORDS))
      .map(({ text, place }) => [text, place] as const),
  ]);

  it.each([...places])("%s at %s", (text) => {
    const pattern = asPattern(text);
    // Patterns built from text at run time can't be tested here.
    expect(pattern).not.toBeNull();
    if (pattern) expect(attackThatHolds(pattern)).toBeNull();
  });

  it("in every file", () => {
    const files = new Set(written.map(({ place }) => place.replace(/:\d+$/, "")));
    expect(files).toContain("src/contract/kernel/fields.ts");
    expect(files).toContain("src/server/http/route.ts");
    expect(places.size).toBeGreaterThan(60);
  });
});

describe("the pattern judge", () => {
  it.each([
    ["an address as it was", /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/],
    ["trimming at the end", /\s+$/],
    ["trimming at both ends", /^[.\s]+|[.\s]+$/g],
    ["a repetition in a repetition", /^(a+)+$/],
    ["two ways to the same", /^x(?:a|a)*$/],
    ["the same twice, with something between", /^a*b?a*$/],
    ["behind a word", /^Bearer\s+(\S+\s*)+;$/],
    ["a search for what never comes", /\W+(\w)/g],
    ["looking ahead everywhere", /(?=.*a)(?=.*b)c/],
    ["letters beyond ASCII", /\p{L}+$/u],
  ])("finds the attack on %s", (_, pattern) => {
    expect(attackThatHolds(pattern)).not.toBeNull();
  });

  it.each([
    ["a fixed length", /^\d{4}-\d{2}-\d{2}$/],
    ["one repetition from the start", /^[a-z0-9-]+$/],
    ["repetitions that share nothing", /^a+b+c+$/],
    ["trimming where a run begins", /(?<!\s)\s+$/],
    ["every character out of place", /[^\p{L}\p{N}]/gu],
  ])("accepts %s", (_, pattern) => {
    expect(attackThatHolds(pattern)).toBeNull();
  });
});

describe("the patterns of a source", () => {
  it("are its literals and those created from text, with their places", () => {
    const source = 'const a = /x/u;\nconst b = "/no/"; // /nor/ this\nnew RegExp("y");\nRegExp(a);';
    expect(findPatterns("a.ts", source)).toEqual([
      { place: "a.ts:1", text: "/x/u" },
      { place: "a.ts:3", text: 'new RegExp("y")' },
      { place: "a.ts:4", text: "RegExp(a)" },
    ]);
  });
});
