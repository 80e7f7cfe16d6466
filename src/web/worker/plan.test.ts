import { describe, expect, it } from "vitest";
import { DOCUMENT_HEADER } from "#contract/kernel/headers.ts";
import { isOurs, planFor } from "./plan.ts";

const ORIGIN = "https://mwezi.example";
const DOCUMENTS = ["/login", "/articles/cycle-basics"];
const plan = (path: string, mode = "navigate", method = "GET") =>
  planFor({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN, DOCUMENTS);

describe("the worker", () => {
  it.each(["/", "/track", "/track/", "/my-health/doctor-visit?from=home", "/nothing"])(
    "opens %s with the cached shell",
    (path) => {
      expect(plan(path)).toBe("shell");
    },
  );

  it.each(["/login", "/login/", "/articles/cycle-basics?from=learn"])(
    "asks the network first for %s, which has its own document",
    (path) => {
      expect(plan(path)).toBe("document");
    },
  );

  it.each(["/assets/main-1a2b.js", "/icons/mwezi-192.png"])("caches the file %s", (path) => {
    expect(plan(path, "cors")).toBe("file");
  });

  it("takes a file posted to the import page itself", () => {
    expect(plan("/settings/import", "navigate", "POST")).toBe("shared");
    expect(plan("https://elsewhere.example/settings/import", "navigate", "POST")).toBe("network");
  });

  it.each([
    ["/api/cycles", "cors", "GET"],
    ["/api/account/export", "navigate", "GET"],
    ["/.well-known/change-password", "navigate", "GET"],
    ["/sw.js", "same-origin", "GET"],
    ["/login", "navigate", "POST"],
    ["https://elsewhere.example/assets/a.js", "no-cors", "GET"],
  ])("leaves %s (%s, %s) to the network", (path, mode, method) => {
    expect(plan(path, mode, method)).toBe("network");
  });
});

describe("a response", () => {
  const html = (headers = {}, status = 200) =>
    new Response("<p>Sign in to the network</p>", {
      status,
      headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
    });

  it("is one of our documents only with our header", () => {
    expect(isOurs(html({ [DOCUMENT_HEADER]: "1" }), "shell")).toBe(true);
    expect(isOurs(html(), "shell")).toBe(false);
    expect(isOurs(html(), "document")).toBe(false);
  });

  it("with a page in place of a file is the network's own", () => {
    expect(isOurs(html(), "file")).toBe(false);
    expect(isOurs(new Response("", { headers: { "Content-Type": "text/css" } }), "file")).toBe(
      true,
    );
  });

  it("that failed is not cached", () => {
    expect(isOurs(html({ [DOCUMENT_HEADER]: "1" }, 503), "document")).toBe(false);
  });
});
