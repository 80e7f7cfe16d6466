import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const DOCUMENT =
  '<!doctype html><html lang="en"><title>Empty</title><script type="module" src="/empty.js"></script><div id="root"></div>';
const SCRIPT = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")).render(createElement("h1", null, "Empty"));
`;

/** A page with a single heading in React: the minimum cost of any page here. */
export async function serveEmptyPage() {
  const folder = mkdtempSync(join(process.cwd(), "node_modules/.cache/empty-page-"));
  writeFileSync(join(folder, "source.js"), SCRIPT);
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    mode: "production",
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, "source.js"),
        output: { entryFileNames: "empty.js" },
      },
    },
  });
  const files: Readonly<Record<string, readonly [type: string, content: Buffer]>> = {
    "/": ["text/html", brotliCompressSync(DOCUMENT)],
    "/empty.js": ["text/javascript", brotliCompressSync(readFileSync(join(folder, "empty.js")))],
  };
  rmSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    const file = files[request.url ?? ""];
    if (!file) return response.writeHead(404).end();
    const [type, content] = file;
    response.writeHead(200, {
      "Content-Type": type,
      "Content-Encoding": "br",
      "Content-Length": content.length,
      "Cache-Control": "max-age=3600",
    });
    response.end(content);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
