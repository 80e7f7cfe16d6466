import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Endpoint } from "../../src/contract/kernel/endpoint.ts";

const FOLDER = resolve("src/contract");
const PLAIN = "?plain=";
const ALIAS = "#contract/";

/** Exports of a contract module that need no schema, by name, as source text. */
type Plain = ReadonlyMap<string, string>;

/**
 * Replaces imports of the contract's addresses and lists by generated modules without schemas, so
 * that a screen without validation loads no validator. Code that reads an endpoint's `request` gets
 * the original module.
 */
export function plainContract(): Plugin {
  const modules = new Map<string, Promise<Plain>>();
  const plainOf = (file: string) => {
    const known = modules.get(file) ?? readPlain(file);
    modules.set(file, known);
    return known;
  };
  return {
    name: "mwezi:plain-contract",
    apply: "build",
    transform: {
      filter: {
        id: /\/src\/(?:web|contract|report)\/[^?]+\.tsx?$/,
        code: /(?:#contract|\.)\/[\w/-]+\.ts"/,
      },
      async handler(code, id) {
        const parts: string[] = [];
        let end = 0;
        const { body } = this.parse(code);
        for (const node of body.filter((one) => one.type === "ImportDeclaration")) {
          const file = fileOf(node.source.value, id);
          if (file === null) continue;
          const plain = await plainOf(file);
          const isPlain = (one: (typeof node.specifiers)[number]) =>
            one.type === "ImportSpecifier" &&
            plain.has(code.slice(one.imported.start, one.imported.end)) &&
            !new RegExp(`\\b${one.local.name}\\.request\\b`).test(code);
          if (!node.specifiers.some(isPlain)) continue;
          const words = (one: (typeof node.specifiers)[number]) => code.slice(one.start, one.end);
          const rest = node.specifiers.filter((one) => !isPlain(one)).map(words);
          parts.push(
            code.slice(end, node.start),
            ...node.specifiers
              .filter(isPlain)
              .map((one) => lineOf(words(one), `${file}${PLAIN}${words(one).split(" ")[0]}`)),
            rest.length > 0 ? lineOf(rest.join(", "), file) : "",
          );
          end = node.end;
        }
        return end === 0 ? null : { code: parts.join("") + code.slice(end), map: null };
      },
    },
    resolveId: { filter: { id: /\?plain=/ }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load: {
      filter: { id: /\?plain=/ },
      async handler(id) {
        const [file = "", name = ""] = id.slice(FOLDER.length + 1).split(PLAIN);
        return {
          code: `export const ${name} = ${(await plainOf(file)).get(name)};`,
          moduleType: "js",
        };
      },
    },
  };
}

const lineOf = (names: string, file: string) =>
  `import { ${names} } from ${JSON.stringify(`${FOLDER}/${file}`)};`;

/** Returns the path inside the contract that an import leads to; `null` when it leads elsewhere. */
function fileOf(source: unknown, importer: string): string | null {
  const target = String(source);
  if (target.startsWith(ALIAS)) return target.slice(ALIAS.length);
  if (!target.startsWith(".") || !importer.startsWith(`${FOLDER}/`)) return null;
  const file = relative(FOLDER, resolve(dirname(importer), target));
  return file.startsWith("..") ? null : file;
}

async function readPlain(file: string): Promise<Plain> {
  const module: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(`${FOLDER}/${file}`).href
  );
  return new Map(
    Object.entries(module).flatMap(([name, value]) => {
      const plain = isEndpoint(value) ? addressOf(value) : value;
      return isPlain(plain) ? [[name, JSON.stringify(plain)]] : [];
    }),
  );
}

const isEndpoint = (value: unknown): value is Endpoint =>
  value instanceof Object && "path" in value && "access" in value && "request" in value;

/**
 * The parts of an endpoint that a call needs: whether there is a response or an entry, without
 * schemas.
 */
function addressOf({ method, path, access, request, response, entry }: Endpoint) {
  const bytes = request.bytes && { bytes: { type: request.bytes.type } };
  return {
    ...{ method, path, access, request: { ...bytes } },
    ...{ response: response && {}, entry: entry && {} },
  };
}

function isPlain(value: unknown): boolean {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return true;
  if (!(value instanceof Object)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || Array.isArray(value)) && Object.values(value).every(isPlain)
  );
}
