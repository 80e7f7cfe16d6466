// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { call } from "#web/api/call.ts";
import { followSubmissions } from "#web/api/writes.ts";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";
import { fakeServer, problem } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { CrisisDialog } from "./components/crisis-dialog.tsx";
import { closeCrisis } from "./crisis.ts";
import { lookAt } from "./look-at.ts";

const profile = (country: string) => ({ "GET /api/user/profile": () => ({ country }) });

beforeEach(() => {
  closeCrisis();
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  localStorage.clear();
  fakeServer(profile("South Africa"));
});
afterEach(() => {
  closeCrisis();
  vi.unstubAllGlobals();
});

let days = 0;
/** A new day per test, as the panel opens once a day. */
const newDay = () => {
  days += 1;
  return new Date(Date.UTC(2026, 0, days)).toISOString();
};

async function shownAfter(place: string, entry: unknown): Promise<string> {
  const screen = await openScreen(<CrisisDialog />);
  await screen.settle(() => lookAt({ place, entry }));
  const text = screen.text();
  await screen.close();
  closeCrisis();
  return text;
}

const WORST = /That's a lot for one day/;
const MATTERS = /You matter/;

describe("the crisis panel", () => {
  it("opens at the worst value of each scale only", async () => {
    const date = newDay();
    expect(await shownAfter("/api/moods", { date, depression: 4, anxiety: 4 })).toBe("");
    expect(await shownAfter("/api/moods", { date, depression: 5 })).toMatch(WORST);
    expect(await shownAfter("/api/stress", { date: newDay(), level: 5 })).toMatch(WORST);
    const logged = newDay().slice(0, 10);
    expect(await shownAfter("/api/pcos-logs", { date: logged, stress_level: 9 })).toBe("");
    expect(await shownAfter("/api/pcos-logs", { date: logged, stress_level: 10 })).toMatch(WORST);
  });

  it("opens once a day per scale, however often it is saved", async () => {
    const date = newDay();
    expect(await shownAfter("/api/moods", { date, stress: 5 })).toMatch(WORST);
    expect(await shownAfter("/api/stress", { date, level: 5, tags: ["Work"] })).toBe("");
    expect(await shownAfter("/api/moods", { date: newDay(), stress: 5 })).toMatch(WORST);
  });

  it("opens for words of self-harm in any notes field, once per note", async () => {
    const spottingNotes = "I want to die";
    expect(await shownAfter("/api/cycles", { spottingNotes })).toMatch(MATTERS);
    expect(await shownAfter("/api/cycles", { spottingNotes })).toBe("");
    const notes = "Nataka kufa";
    expect(await shownAfter("/api/medicines", { doses: [{ notes }] })).toMatch(MATTERS);
    expect(await shownAfter("/api/stress", { notes: "This job is killing me" })).toBe("");
    expect(await shownAfter("/api/auth/login", { password: "i want to die" })).toBe("");
  });

  it("opens also for entries that stay on this device", async () => {
    const date = newDay().slice(0, 10);
    expect(await shownAfter(storageKeys.days, { date, mood: { anxiety: 4 } })).toBe("");
    expect(await shownAfter(storageKeys.days, { date, mood: { pmdd: 5 } })).toMatch(WORST);
    expect(await shownAfter(storageKeys.days, { notes: "Ngifuna ukufa" })).toMatch(MATTERS);
  });

  it("names self-harm rather than the hard day if both apply", async () => {
    const entry = { date: newDay(), level: 5, notes: "I wish I was dead" };
    expect(await shownAfter("/api/stress", entry)).toMatch(MATTERS);
  });

  it("opens each time thoughts of self-harm are ticked", async () => {
    const entry = { date: newDay(), signs: ["self_harm_thoughts"] };
    expect(await shownAfter("/api/signs", entry)).toMatch(MATTERS);
    expect(await shownAfter("/api/signs", entry)).toMatch(MATTERS);
  });

  it("opens even if the entry fails to save", async () => {
    fakeServer({ "POST /api/moods": () => problem(503, "not_saved") });
    const heard: unknown[] = [];
    const stop = followSubmissions(({ entry }) => heard.push(entry));
    const body = { date: newDay(), stress: 5 };
    await expect(call("POST /api/moods", { body })).rejects.toThrow();
    await call("GET /api/user/profile", {}).catch(() => undefined);
    stop();
    expect(heard).toEqual([body]);
  });
});

describe("the numbers of the crisis panel", () => {
  it("are the country's confirmed crisis lines, with a tap to call", async () => {
    const text = await shownAfter("/api/moods", { date: newDay(), stress: 5 });
    expect(text).toContain("Call 0800 567 567SADAG suicide crisis line · day and night");
    expect(text).toContain("In danger? Call 112");
    expect(text).not.toContain("findahelpline");
  });

  it.each(["Nigeria", "Zimbabwe", "Ethiopia"])(
    "are the emergency number and a list marked as unchecked where %s has none confirmed",
    async (country) => {
      fakeServer(profile(country));
      const text = await shownAfter("/api/moods", { date: newDay(), stress: 5 });
      expect(text).toContain("We have no crisis line for your country that we could confirm");
      expect(text).toContain("Call 112");
      expect(text).toMatch(/findahelpline\.com.*We have not checked its numbers/);
      expect(text).not.toMatch(/Friendship Bench|991/);
    },
  );
});

describe("the trusted person", () => {
  it("is stored encrypted on this device, is called with one tap and can be removed", async () => {
    const screen = await openScreen(<CrisisDialog />);
    const until = async (text: string) => {
      // Encryption takes several turns.
      while (!screen.has(text)) await screen.settle();
    };
    await screen.settle(() =>
      lookAt({ place: "/api/moods", entry: { date: newDay(), stress: 5 } }),
    );
    await until("Add someone");
    await screen.press("Add someone");
    await screen.type("Name", "Amina");
    await screen.type("Phone number", "my sister");
    await screen.press("Save on this device");
    expect(screen.text()).toContain("Write a phone number, in digits.");
    await screen.type("Phone number", "+27 82 000 0000");
    await screen.press("Save on this device");
    await until("Call Amina");
    expect(document.querySelector('a[href="tel:+27820000000"]')?.textContent).toBe("Call Amina");
    expect(JSON.stringify(localStorage)).toContain("sealed.1.");
    expect(JSON.stringify(localStorage)).not.toMatch(/Amina|0000/);
    await screen.press("Change");
    await screen.press("Remove");
    await until("Add someone");
    expect(JSON.stringify(localStorage)).not.toContain("sealed.1.");
    await screen.close();
  });
});
