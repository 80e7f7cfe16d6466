import { expect, it } from "vitest";
import { holdSharedFile, takeSharedFile } from "./shared-file.ts";

async function share(content: string | File) {
  const body = new FormData();
  body.set("file", content);
  const works: Promise<unknown>[] = [];
  const request = new Request("https://mwezi.example/settings/import", { method: "POST", body });
  const event = { request, waitUntil: (work: Promise<unknown>) => void works.push(work) };
  // Response.redirect() resolves a relative address only in a browser.
  await holdSharedFile(event as never).catch(() => undefined);
  return works;
}

it("a shared file is handed over once and releases the worker", async () => {
  const works = await share(new File(["period"], "clue.json"));
  const file = takeSharedFile();
  expect([file?.name, await file?.text()]).toEqual(["clue.json", "period"]);
  await Promise.all(works);
  expect(takeSharedFile()).toBeNull();
});

it("a second shared file replaces the first", async () => {
  const [first] = await share(new File(["1"], "first.json"));
  await share(new File(["2"], "second.json"));
  await first;
  expect(takeSharedFile()?.name).toBe("second.json");
});

it("a share without a file hands over nothing", async () => {
  expect(await share("only text")).toEqual([]);
  expect(takeSharedFile()).toBeNull();
});
