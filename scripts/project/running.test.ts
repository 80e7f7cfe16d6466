import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort } from "../testing/free-port.ts";

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""));

const dockerfile = textOf("Dockerfile");
const settings = namesIn(textOf("src/server/env.ts"), /^ {2}([A-Z][A-Z_]+):/gm);

describe("the environment", () => {
  it("documents each variable in the README", () => {
    const readme = textOf("README.md");
    const isNamed = (name: string) =>
      readme.includes(`\`${name}\``) ||
      readme.includes(`\`${name.replace("MWEZI_OPERATOR", "")}\``);
    expect([...settings].filter((name) => !isNamed(name))).toEqual([]);
  });

  it.each(["README.md", "docs/running.md", "compose.yaml", "Dockerfile"])(
    "%s contains only variables the server reads",
    (file) => {
      const names = namesIn(textOf(file), /\b(MWEZI_[A-Z_]+|DATABASE_[A-Z_]+)\b/g);
      // Read by the proxy only.
      names.delete("MWEZI_DOMAIN");
      expect([...names].filter((name) => !settings.has(name))).toEqual([]);
    },
  );
});

describe("the image", () => {
  it("runs as a user without rights", () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf("USER node")).toBeLessThan(last.lastIndexOf("CMD"));
  });

  it.each([
    ["answers", 200, 0],
    ["fails", 500, 1],
  ])("when /healthz %s with %i, the health check ends with %i", async (_, status, exitCode) => {
    const server = createServer(({ url }, response) =>
      response.writeHead(url === "/healthz" ? status : 404).end(),
    );
    const port = await listenAnywhere(server);
    expect(await healthCheck(port)).toBe(exitCode);
    server.close();
  });

  it("is unhealthy if the process doesn't answer", async () => {
    expect(await healthCheck(await freePort())).toBe(1);
  });
});

async function healthCheck(port: number): Promise<number | null> {
  const line = /^HEALTHCHECK[^[]*(\[.*\])$/m.exec(dockerfile.replace(/\\\n\s*/g, ""))?.[1] ?? "[]";
  const [command, ...parameters]: string[] = JSON.parse(line);
  expect(command).toBe("node");
  const check = spawn(process.execPath, parameters, { env: { PORT: String(port) } });
  const [code] = await once(check, "exit");
  return code;
}

async function listenAnywhere(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

it("a server whose port is taken ends, although its metrics were served already", async () => {
  const other = createServer();
  const port = await listenAnywhere(other);
  const directory = await mkdtemp(join(tmpdir(), "mwezi-port-"));
  const env = {
    ...process.env,
    PORT: String(port),
    MWEZI_METRICS_PORT: "0",
    MWEZI_DATA_DIR: directory,
  };
  const child = spawn(process.execPath, ["--import", "tsx", "src/server/main.ts"], { env });
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += String(chunk)));
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(complaint).toContain("set another PORT");
  other.close();
  await rm(directory, { recursive: true });
});

it("the alert on backups also fires if there never was one", () => {
  const rules = textOf("docs/operations/prometheus-alerts.yml");
  // NaN, the value without a backup, compares false with every number.
  expect(rules).toContain("absent(time() - max(mwezi_last_backup_timestamp_seconds) <");
});
