import { resolve } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { plainContract } from "./plain-contract.ts";

const ENTRY = resolve("src/web/one.ts");

/** Transforms a client source. */
async function built(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      plainContract(),
      {
        name: "one-source",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ["es"], fileName: "one" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output[0].code;
}

const hasSchemas = (code: string) => code.includes("ZodMini");

it("a call imports the endpoint's address only", async () => {
  const code = await built(
    'import { changeCycle } from "#contract/entries/cycles.ts"; globalThis.call(changeCycle);',
  );
  expect(hasSchemas(code)).toBe(false);
  expect(code).toContain('"path": "/api/cycles/{id}"');
});

it("lists and values derived from the contract are imported without schemas", async () => {
  const code = await built(
    'import { stagesOf } from "#contract/insights/facts.ts"; import { flows } from "#contract/entries/cycles.ts";' +
      "globalThis.draw(stagesOf, flows);",
  );
  expect(hasSchemas(code)).toBe(false);
  expect(code).toContain('"spotting"');
});

it("code that reads `request` imports the schemas", async () => {
  const code = await built(
    'import { changeCycle, flows } from "#contract/entries/cycles.ts"; globalThis.form(changeCycle.request.body, flows);',
  );
  expect(hasSchemas(code)).toBe(true);
});

it("an address says whether there is a response, an entry and a file", async () => {
  const code = await built(
    'import { deleteCycle } from "#contract/entries/cycles.ts"; import { saveUpload } from "#contract/entries/uploads.ts";' +
      "export { deleteCycle, saveUpload };",
  );
  const { deleteCycle, saveUpload } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect([deleteCycle.response, deleteCycle.entry]).toEqual([null, {}]);
  expect(saveUpload.request.bytes).toEqual({ type: "application/octet-stream" });
  expect([saveUpload.method, saveUpload.access]).toEqual(["POST", "session"]);
});
