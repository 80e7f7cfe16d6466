import { describe, expect, it } from "vitest";
import { checkedNumbers } from "../labs/checked-numbers.ts";
import { emergencyNumbers, firstCall, helplineDirectory } from "./emergency-numbers.ts";

const numbersOf = (country: string | null) =>
  emergencyNumbers(country).numbers.map(({ number }) => number);

describe("emergency numbers", () => {
  it("of South Africa begin with 112, the ambulance and the crisis line [S9-37]", () => {
    const { numbers, generalNumber, askClinicFor } = emergencyNumbers("South Africa");
    expect(numbers[0]).toMatchObject({ number: "112", kind: "emergency", confidence: "High" });
    expect(numbersOf("South Africa")).toEqual(
      expect.arrayContaining(["10177", "0800 567 567", "0800 428 428"]),
    );
    expect(generalNumber).toBeNull();
    expect(askClinicFor).toEqual([]);
  });

  it("are those of the user's country only", () => {
    expect(numbersOf("Nigeria")).toEqual(["112"]);
    expect(numbersOf("Zimbabwe")).toEqual(["+263 784 845 294", "575", "116"]);
    expect(new Set(emergencyNumbers("Kenya").numbers.map((entry) => entry.country))).toEqual(
      new Set(["Kenya"]),
    );
  });

  it("carry the date they were checked", () => {
    for (const entry of emergencyNumbers("Uganda").numbers) {
      expect(entry.checkedOn).toBe("2026-11-21");
    }
  });

  it.each(["Other", "Atlantis", "", null])(
    "for %s are the general one, and her clinic",
    (country) => {
      expect(emergencyNumbers(country)).toEqual({
        numbers: [],
        generalNumber: "112",
        askClinicFor: ["emergency", "mental-health"],
        directory: helplineDirectory,
      });
    },
  );

  it.each(["Nigeria", "Kenya", "Tanzania", "Uganda", "Ethiopia", "Zimbabwe"])(
    "in %s name a directory of crisis lines, since none of its own is confirmed",
    (country) => {
      expect(emergencyNumbers(country).directory?.address).toBe("https://findahelpline.com");
    },
  );

  it.each(["South Africa", "Ghana"])("of %s include its own crisis line", (country) => {
    expect(emergencyNumbers(country).directory).toBeNull();
  });

  it.each([
    ["Tanzania", ["emergency", "mental-health"]],
    ["Uganda", ["emergency", "mental-health"]],
    ["Zimbabwe", ["emergency"]],
    ["Kenya", ["emergency", "mental-health"]],
    ["Ethiopia", ["emergency", "mental-health"]],
  ])(
    "in %s come with the general one, and the clinic for what is not confirmed",
    (country, kinds) => {
      expect(emergencyNumbers(country)).toMatchObject({
        generalNumber: "112",
        askClinicFor: kinds,
      });
    },
  );

  it.each(["Nigeria", "Ghana", "South Africa"])("of %s include its own 112", (country) => {
    expect(emergencyNumbers(country).generalNumber).toBeNull();
    expect(numbersOf(country)).toContain("112");
  });
});

describe("firstCall", () => {
  it.each([...new Set(checkedNumbers.map(({ country }) => country)), "Other", null])(
    "never reaches the police from %s",
    (country) => {
      const { number } = firstCall(country);
      expect(number).toBe("112");
      expect(
        checkedNumbers.filter((entry) => entry.country === country && entry.number === number),
      ).not.toContainEqual(expect.objectContaining({ isPolice: true }));
    },
  );

  it("has a service name if a national source confirms it", () => {
    expect(firstCall("Ghana").service).toBe("Any emergency");
    expect(firstCall("Ethiopia").service).toBeNull();
    expect(firstCall("Kenya").service).toBeNull();
  });
});
