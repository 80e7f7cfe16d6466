import { describe, expect, it } from "vitest";
import { checkedNumbers } from "./checked-numbers.ts";

describe("the list of checked numbers", () => {
  it.each(checkedNumbers)("$country, $service: can be dialled, and has a source", (entry) => {
    expect(entry.number.replaceAll(" ", "")).toMatch(/^\+?\d{3,12}$/);
    expect(entry.source).not.toBe("");
    expect(["High", "Medium-High"]).toContain(entry.confidence);
  });

  it("has no duplicates within a country", () => {
    const listed = checkedNumbers.map(({ country, number }) => `${country} ${number}`);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("lists emergency numbers first in each country", () => {
    for (const { country } of checkedNumbers) {
      const kinds = checkedNumbers.filter((entry) => entry.country === country).map((e) => e.kind);
      const afterFirstOther = kinds.slice(kinds.findIndex((kind) => kind !== "emergency"));
      if (kinds.some((kind) => kind !== "emergency")) {
        expect(afterFirstOther).not.toContain("emergency");
      }
    }
  });

  it.each([
    "0861 322 322",
    "0800 150 150",
    "0800 055 555",
    "1195",
    "1199",
    "1190",
    "907",
    "994",
    "0800 21 21 21",
    "0800 078 7746",
    "0809 111 6264",
    "0800 800 2000",
    "0800 111 222",
  ])("does not include %s, which could not be confirmed", (number) => {
    expect(checkedNumbers.map((entry) => entry.number)).not.toContain(number);
  });

  it("does not rely on progress.guide, which contradicts the owners' sites", () => {
    const sources = checkedNumbers.map(({ source }) => source);
    expect(sources.filter((source) => source.includes("progress.guide"))).toEqual([]);
  });

  it("never offers a substance-abuse line for thoughts of suicide", () => {
    const digits = checkedNumbers.map(({ number }) => number.replaceAll(" ", ""));
    expect(digits).not.toContain("0800121314");
  });

  it("marks as always open only lines confirmed to be", () => {
    const open = checkedNumbers.filter(({ hours }) => hours === "always").map((e) => e.service);
    expect(open).toEqual([
      "SADAG suicide crisis line",
      "Cipla SADAG mental health line",
      "GBV Command Centre",
      "Childline",
      "Child helpline",
      "Child and GBV helpline",
      "Sauti",
    ]);
  });

  it("has the day each number was read: later for helplines", () => {
    const days = new Set(checkedNumbers.map(({ checkedOn }) => checkedOn));
    expect([...days].sort()).toEqual(["2026-11-20", "2026-11-21", "2026-11-22"]);
    const helplines = checkedNumbers.filter(
      ({ kind, hours }) => ["mental-health", "child"].includes(kind) && hours !== "by-appointment",
    );
    for (const { service, checkedOn } of helplines) {
      expect(checkedOn > "2026-11-20", service).toBe(true);
    }
  });
});

describe("by country", () => {
  it.each([
    ["South Africa", 11],
    ["Nigeria", 1],
    ["Kenya", 1],
    ["Ghana", 2],
    ["Tanzania", 1],
    ["Uganda", 1],
    ["Ethiopia", 1],
    ["Zimbabwe", 3],
  ])("%s has %i numbers", (country, count) => {
    expect(checkedNumbers.filter((entry) => entry.country === country)).toHaveLength(count);
  });

  it.each([
    ["South Africa", "Ambulance", "10177"],
    ["South Africa", "Police", "10111"],
    ["South Africa", "SADAG suicide crisis line", "0800 567 567"],
    ["South Africa", "Cipla SADAG mental health line", "0800 456 789"],
    ["South Africa", "Childline", "116"],
    ["Kenya", "Child helpline", "116"],
    ["South Africa", "GBV Command Centre", "0800 428 428"],
    ["South Africa", "Health helpline", "0800 012 322"],
    ["Ghana", "Mental Health Authority", "0800 678 678"],
    ["Uganda", "Sauti", "116"],
    ["Zimbabwe", "National GBV call centre", "575"],
  ])("%s: %s answers at %s", (country, service, number) => {
    expect(checkedNumbers).toContainEqual(expect.objectContaining({ country, service, number }));
  });

  it("does not present a message-only line as a call", () => {
    const byMessage = checkedNumbers.filter(({ by }) => by === "message").map((e) => e.service);
    expect(byMessage).toEqual([
      "SADAG by SMS",
      "SADAG on WhatsApp",
      "Health on WhatsApp",
      "Friendship Bench",
    ]);
  });
});
