import { describe, expect, it } from "vitest";
import { countries } from "#contract/account/profile.ts";
import { emergencyContacts, pregnancyCard } from "./view-model.ts";

describe("the pregnancy question", () => {
  it("is asked only while there is no answer [S4-31]", () => {
    expect(pregnancyCard(null, "Kenya").kind).toBe("question");
    expect(pregnancyCard("not_pregnant", "South Africa").kind).toBe("nothing");
    expect(pregnancyCard("unsure", "South Africa").kind).toBe("nothing");
  });

  it("leads to the message programme in South Africa and to the clinic elsewhere [S4-32]", () => {
    expect(pregnancyCard("pregnant", "South Africa")).toMatchObject({
      kind: "programme",
      programme: { code: "*134*550#", dialLink: "tel:*134*550%23" },
    });
    for (const country of [...countries.filter((name) => name !== "South Africa"), null]) {
      expect(pregnancyCard("pregnant", country).kind).toBe("ask-clinic");
    }
  });
});

describe("the emergency contacts", () => {
  it("of every country start with an emergency number", () => {
    for (const country of [...countries, null]) {
      const { numbers, generalNumber } = emergencyContacts(country);
      const first = numbers.find(({ kind }) => kind === "emergency")?.number ?? generalNumber;
      expect(first, String(country)).toBeTruthy();
    }
  });

  it("of South Africa have the crisis line after the emergency numbers", () => {
    const kinds = emergencyContacts("South Africa").numbers.map(({ kind }) => kind);
    expect(kinds.slice(0, 4)).toEqual(["emergency", "emergency", "emergency", "mental-health"]);
  });

  it("each show their last check", () => {
    for (const { checkedOn } of emergencyContacts("Kenya").numbers) {
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
