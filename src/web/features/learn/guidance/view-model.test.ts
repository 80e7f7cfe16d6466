import { describe, expect, it } from "vitest";
import { helplineDirectory } from "#domain/emergency-numbers.ts";
import { guidanceFor } from "./view-model.ts";

describe("whom she can call", () => {
  it("in South Africa is 112 first, then every other confirmed number", () => {
    const { firstCall, others } = guidanceFor("South Africa");
    expect(firstCall).toEqual({ number: "112", service: "Any emergency" });
    expect(others.numbers.map(({ number }) => number)).toEqual(
      expect.arrayContaining(["10177", "10111", "0800 567 567", "0800 428 428"]),
    );
    expect(others.numbers.map(({ number }) => number)).not.toContain("112");
    expect(others.askClinicFor).toEqual([]);
  });

  it("in Ethiopia is 112 first: the police line alone answers one kind of call", () => {
    const { firstCall, others } = guidanceFor("Ethiopia");
    expect(firstCall).toEqual({ number: "112", service: null });
    expect(others.numbers.map(({ number }) => number)).toEqual(["991"]);
  });

  it("in Zimbabwe is never a line kept by appointment", () => {
    const { firstCall, others } = guidanceFor("Zimbabwe");
    expect(firstCall).toEqual({ number: "112", service: null });
    expect(others.numbers.map(({ number }) => number)).toContain("+263 784 845 294");
  });

  it.each(["Other", null])("in %s is the general number, and her clinic", (country) => {
    expect(guidanceFor(country)).toEqual({
      firstCall: { number: "112", service: null },
      others: {
        numbers: [],
        generalNumber: null,
        askClinicFor: ["emergency", "mental-health"],
        directory: helplineDirectory,
      },
      lines: { "self-harm": [], violence: [] },
    });
  });

  it("for thoughts of dying is a crisis line that answers a call, never one by appointment", () => {
    const numbersFor = (country: string) =>
      guidanceFor(country).lines["self-harm"]?.map(({ number }) => number);
    expect(numbersFor("South Africa")).toEqual(["0800 567 567", "0800 456 789"]);
    expect(numbersFor("Ghana")).toEqual(["0800 678 678"]);
    expect(numbersFor("Zimbabwe")).toEqual([]);
  });

  it("for violence is her country's own line", () => {
    expect(guidanceFor("Zimbabwe").lines.violence?.map(({ number }) => number)).toEqual(["575"]);
  });
});
