import { expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { cachedValue, createAnswerCache } from "./answer-cache.ts";

const TODAY = calendarDay("2026-11-20");
const SEAL = 29;

const thandi = ownerOf("account-a", createEntryVault("account-a", makeDataKey()));
const amina = ownerOf("account-b", createEntryVault("account-b", makeDataKey()));

const signed = (owner = thandi, revision = 7, tokenHash = "a", today = TODAY) => ({
  owner,
  today,
  session: { owner, tokenHash, revision },
});

const text = (answer: Buffer | null) => answer && String(answer);

it("one session's response is never used for another", () => {
  const answers = createAnswerCache();
  answers.keep(signed(), "/api/moods", Buffer.from("fine"));
  expect(text(answers.find(signed(), "/api/moods"))).toBe("fine");
  expect(answers.find(signed(), "/api/stress")).toBeNull();
  expect(answers.find(signed(thandi, 7, "another session"), "/api/moods")).toBeNull();
  expect(answers.find(signed(amina), "/api/moods")).toBeNull();
});

it("yesterday's response is not reused after midnight, nor one from before a change", () => {
  const answers = createAnswerCache();
  answers.keep(signed(), "/api/moods", Buffer.from("fine"));
  expect(answers.find(signed(thandi, 7, "a", addDays(TODAY, 1)), "/api/moods")).toBeNull();
  expect(answers.find(signed(thandi, 8), "/api/moods")).toBeNull();
  answers.keep(signed(thandi, 8), "/api/moods", Buffer.from("better"));
  expect(answers.find(signed(thandi, 7), "/api/moods")).toBeNull();
  answers.keep(signed(thandi, 7), "/api/stress", Buffer.from("late"));
  expect(text(answers.find(signed(thandi, 8), "/api/moods"))).toBe("better");
  expect(answers.find(signed(thandi, 8), "/api/stress")).toBeNull();
});

it("a cached response can be decrypted only with the account's key", () => {
  const answers = createAnswerCache();
  answers.keep(signed(), "/api/moods", Buffer.from("fine"));
  const stranger = ownerOf("account-a", createEntryVault("account-a", makeDataKey()));
  expect(() => answers.find(signed(stranger), "/api/moods")).toThrow("could not be decrypted");
});

it("forgetting an account removes all its responses and no others", () => {
  const answers = createAnswerCache();
  for (const owner of [thandi, amina]) answers.keep(signed(owner), "/", Buffer.from("fine"));
  answers.keep(signed(thandi, 7, "another session"), "/", Buffer.from("fine"));
  answers.forget(signed());
  expect(answers.find(signed(), "/")).toBeNull();
  expect(answers.find(signed(thandi, 7, "another session"), "/")).toBeNull();
  expect(text(answers.find(signed(amina), "/"))).toBe("fine");
});

it("the cache is limited in bytes by account and in total, and evicts the oldest", () => {
  const answers = createAnswerCache({ bytes: 3 * (100 + SEAL), bytesOfAccount: 150 });
  const women = ["a", "b", "c", "d"].map((id) => ownerOf(id, createEntryVault(id, makeDataKey())));
  for (const woman of women) {
    answers.keep(signed(woman), "one", Buffer.alloc(100));
    answers.keep(signed(woman), "too many", Buffer.alloc(100));
  }
  const isCached = (name: string) =>
    women.map((woman) => answers.find(signed(woman), name) !== null);
  expect(isCached("one")).toEqual([false, true, true, true]);
  expect(isCached("too many")).toEqual([false, false, false, false]);
});

it("a value is computed once, and a failure is not cached", async () => {
  const answers = createAnswerCache();
  let computed = 0;
  const get = () =>
    cachedValue(answers, signed(), "overview", async () => {
      computed += 1;
      if (computed === 1) throw new Error("no");
      return { day: computed };
    });
  await expect(get()).rejects.toThrow("no");
  expect([await get(), await get()]).toEqual([{ day: 2 }, { day: 2 }]);
});
