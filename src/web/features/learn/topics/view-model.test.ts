import { describe, expect, it } from "vitest";
import { ALL_TOPICS, researchOn, researchTopics, tabIn, topicIn } from "./view-model.ts";

describe("the Research tab", () => {
  it("shows two explainers under all topics, and no article twice [S2-76]", () => {
    const { explainers, others } = researchOn(ALL_TOPICS);
    expect(explainers.map(({ slug }) => slug)).toEqual([
      "pcos-explained",
      "hormones-and-your-cycle",
    ]);
    const slugs = [...explainers, ...others].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(researchTopics.slice(1))("has something to read on %s, and nothing else", (topic) => {
    const { explainers, others } = researchOn(topic);
    const all = [...explainers, ...others];
    expect(all.length).toBeGreaterThan(0);
    for (const article of all) expect(article.topic).toBe(topic);
  });
});

describe("a search of the articles", () => {
  const found = (search: string, topic: (typeof researchTopics)[number] = ALL_TOPICS) => {
    const { explainers, others } = researchOn(topic, search);
    return [...explainers, ...others].map(({ slug }) => slug);
  };

  it("for PMOS finds what it finds for PCOS, and the other way", () => {
    expect(found("PMOS")).toContain("pcos-and-food");
    expect(found("pmos")).toEqual(found("PCOS"));
    expect(found("polyendocrine")).toEqual(found("PCOS"));
  });

  it("finds every word, in any order, however it is typed", () => {
    expect(found(" INSULIN pmos ")).toEqual(["pcos-and-food"]);
    expect(found("metformin")).toContain("medicines-for-pcos");
    expect(found("metformin", "Endometriosis")).toEqual([]);
  });

  it("that is empty leaves every article", () => {
    expect(found(" ")).toEqual(found(""));
    expect(found("").length).toBeGreaterThan(20);
  });
});

describe("an address", () => {
  it("opens the tab and topic it names", () => {
    expect([tabIn("news"), topicIn("Nutrition")]).toEqual(["news", "Nutrition"]);
  });

  it("opens the first tab and all topics when it names none, or something else", () => {
    expect([tabIn(null), tabIn("cars")]).toEqual(["wellness", "wellness"]);
    expect([topicIn(null), topicIn("Cars")]).toEqual([ALL_TOPICS, ALL_TOPICS]);
  });
});
