// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { readToken, storeSignIn } from "#web/api/session/session.ts";
import { announceSessionEnd } from "#web/api/session/session-end.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import {
  dropStaleResumePoint,
  endSession,
  restoreDrafts,
  takeResumePoint,
} from "./resume-point.ts";
import { useDraftState } from "./use-draft-state.ts";

const thandi = {
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000001",
  name: "Thandi",
  email: "thandi@example.org",
};
const amina = {
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000002",
  name: "Amina",
  email: "amina@example.org",
};
const signIn = (user: typeof thandi) => storeSignIn({ token: `token of ${user.id}`, user });

function Notes({ form = "notes" }: { readonly form?: string | null }) {
  const [draft, setDraft] = useDraftState(form, { notes: "" });
  return (
    <label>
      Notes
      <input
        id="notes"
        value={draft.notes}
        onChange={({ target }) => setDraft({ notes: target.value })}
      />
    </label>
  );
}

type Screen = Awaited<ReturnType<typeof openScreen>>;
let screen: Screen | null = null;
const open = async (form?: string | null) => {
  screen = await openScreen(form === undefined ? <Notes /> : <Notes form={form} />);
  return screen;
};
const typed = () => document.querySelector<HTMLInputElement>("#notes")?.value;
const type = async (text: string) => {
  const input = document.querySelector<HTMLInputElement>("#notes");
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  await screen?.settle(() => {
    set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
};
const close = async () => {
  await screen?.close();
  screen = null;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn(thandi);
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

describe("typed input", () => {
  it("is restored once after signing in again", async () => {
    await open();
    await type("Cramps since noon");
    await endSession();
    expect(readToken()).toBeNull();
    await close();

    const point = await takeResumePoint(thandi.id);
    signIn(thandi);
    if (point) restoreDrafts(point);
    expect(point?.path).toBe("/");
    await open();
    expect(typed()).toBe("Cramps since noon");
    await close();
    await open();
    expect(typed()).toBe("");
    expect(await takeResumePoint(thandi.id)).toBeNull();
  });

  it("is restored even if the form was unmounted before signing in", async () => {
    await open();
    await type("Cramps since noon");
    announceSessionEnd();
    await close();
    await endSession();
    const point = await takeResumePoint(thandi.id);
    expect(Object.values(point?.drafts ?? {})).toEqual(['{"notes":"Cramps since noon"}']);
  });

  it("stays in session storage if the browser cannot encrypt it", async () => {
    expect(typeof indexedDB).toBe("undefined");
    await open();
    await type("Cramps since noon");
    await endSession();
    expect(JSON.stringify({ ...sessionStorage })).toContain("Cramps");
    expect(JSON.stringify({ ...localStorage })).not.toContain("Cramps");
  });

  it("is never shown to another user, nor after a later sign-in", async () => {
    await open();
    await type("Cramps since noon");
    await endSession();
    expect(await takeResumePoint(amina.id)).toBeNull();
    expect(await takeResumePoint(thandi.id)).toBeNull();
  });

  it("is restored only in its own form and for its owner", async () => {
    await open();
    await type("Cramps since noon");
    announceSessionEnd();
    await close();
    await open("other");
    expect(typed()).toBe("");
    await close();
    localStorage.setItem(storageKeys.user, JSON.stringify(amina));
    await open();
    expect(typed()).toBe("");
  });

  it("is not stored if it is a password or empty", async () => {
    await open(null);
    await type("marula-24");
    announceSessionEnd();
    await close();
    await open();
    announceSessionEnd();
    expect(sessionStorage.length).toBe(0);
  });
});

it("input older than a day is discarded", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await endSession();
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 + 1);
  dropStaleResumePoint();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  signIn(thandi);
  await endSession();
  dropStaleResumePoint();
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 + 1);
  expect(await takeResumePoint(thandi.id)).toBeNull();
});
