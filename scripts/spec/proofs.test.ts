import { describe, expect, it } from "vitest";
import { proofsIn } from "./proofs.ts";

const idsIn = (source: string) => proofsIn("moon.test.ts", source).flatMap(({ ids }) => ids);

describe("a test that names a rule", () => {
  it("proves it, with the titles of its groups", () => {
    const source = `
      describe("the moon", () => {
        describe.each([1])("in month %i", () => {
          it("is \\"round\\" [S2-01]", () => {});
        });
      });`;
    expect(proofsIn("moon.test.ts", source)).toEqual([
      { title: 'the moon › in month %i › is "round"', ids: ["S2-01"] },
    ]);
  });

  it("may name several, in any form of title", () => {
    const source = `
      it("is round [S2-01 S2-14]", () => {});
      it.each([1, 2])("has %i faces [S3-02]", () => {});
      it.each\`a\`("is lit [S3-03]", () => {});
      for (const place of places) {
        test(\`is seen from \${place} [S4-10]\`, { tag: "slow" }, async ({ page }) => {});
      }
      it(\`rises [S4-11]\`, () => {}, 60_000);`;
    expect(proofsIn("moon.spec.ts", source)).toEqual([
      { title: "is round", ids: ["S2-01", "S2-14"] },
      { title: "has %i faces", ids: ["S3-02"] },
      { title: "is lit", ids: ["S3-03"] },
      { title: `is seen from \${place}`, ids: ["S4-10"] },
      { title: "rises", ids: ["S4-11"] },
    ]);
  });

  it("is found in a file with JSX", () => {
    const source = 'test("is drawn [S2-01]", () => { draw(<Moon<Full> phase="full" />); });';
    expect(proofsIn("moon.test.tsx", source)).toEqual([{ title: "is drawn", ids: ["S2-01"] }]);
  });

  it("is found with a malformed id", () => {
    expect(idsIn('it("is round [S2-1]", () => {});')).toEqual(["S2-1"]);
  });
});

describe("a test without proof", () => {
  it.each([
    'it("is round", () => {});',
    '// it("is round [S2-01]", () => {});',
    'const title = "is round [S2-01]";',
    'describe("the moon [S2-01]", () => { it("is round", () => {}); });',
    'it("is round", () => { say("[S2-01]"); });',
    'other("is round [S2-01]", () => {});',
  ])("has no such title: %s", (source) => {
    expect(idsIn(source)).toEqual([]);
  });

  it.each([
    'it.skip("is round [S2-01]", () => {});',
    'it.todo("is round [S2-01]");',
    'it("is round [S2-01]");',
    'it.fails("is round [S2-01]", () => {});',
    'it.skipIf(night)("is round [S2-01]", () => {});',
    'it("is round [S2-01]", { skip: true }, () => {});',
    'test.fixme("is round [S2-01]", async () => {});',
    'test("is round [S2-01]", async () => { test.skip(); });',
    'test("is round [S2-01]", async () => { if (night) { test.skip(night, "dark"); } });',
    'describe.skip("the moon", () => { it("is round [S2-01]", () => {}); });',
    'test.describe("the moon", () => { test.fixme(); test("is round [S2-01]", () => {}); });',
    'test.skip(({ browser }) => !browser, "no sky"); test("is round [S2-01]", () => {});',
  ])("doesn't run: %s", (source) => {
    expect(idsIn(source)).toEqual([]);
  });

  it("doesn't affect the tests beside it", () => {
    const beside =
      'it.todo("a [S2-01]"); it.skip("b [S2-02]", () => {}); test.use({ dark: true });';
    expect(idsIn(`${beside} it("c [S2-03]", () => {});`)).toEqual(["S2-03"]);
  });
});
