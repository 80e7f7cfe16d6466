import { describe, expect, it } from "vitest";
import { ALL_TOPICS, researchOn, researchTopics, tabIn, topicIn } from "./view-model.ts";

describe("the Research tab", () => {
  it("shows two explainers under all topics and no article twice [S2-76]", () => {
    const { explainers, others } = researchOn(ALL_TOPICS);
    expect(explainers.map(({ slug }) => slug)).toEqual([
      "pcos-explained",
      "hormones-and-your-cycle",
    ]);
    const slugs = [...explainers, ...others].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(researchTopics.slice(1))("has matching articles on %s, and no others", (topic) => {
    const { explainers, others } = researchOn(topic);
    const all = [...explainers, ...others];
    expect(all.length).toBeGreaterThan(0);
    for (const article of all) expect(article.topic).toBe(topic);
  });
});

describe("the article search", () => {
  const found = (search: string, topic: (typeof researchTopics)[number] = ALL_TOPICS) => {
    const { explainers, others } = researchOn(topic, search);
    return [...explainers, ...others].map(({ slug }) => slug);
  };

  it("finds the same for PMOS and PCOS", () => {
    expect(found("PMOS")).toContain("pcos-and-food");
    expect(found("pmos")).toEqual(found("PCOS"));
    expect(found("polyendocrine")).toEqual(found("PCOS"));
  });

  it("matches every word, in any order and spelling", () => {
    expect(found(" INSULIN pmos ")).toEqual(["pcos-and-food"]);
    expect(found("metformin")).toContain("medicines-for-pcos");
    expect(found("metformin", "Endometriosis")).toEqual([]);
  });

  it("shows every article if empty", () => {
    expect(found(" ")).toEqual(found(""));
    expect(found("").length).toBeGreaterThan(20);
  });
});

describe("the address of Learn", () => {
  it("opens the tab and topic it names", () => {
    expect([tabIn("news"), topicIn("Nutrition")]).toEqual(["news", "Nutrition"]);
  });

  it("opens the first tab and all topics if it names none or an unknown one", () => {
    expect([tabIn(null), tabIn("cars")]).toEqual(["wellness", "wellness"]);
    expect([topicIn(null), topicIn("Cars")]).toEqual([ALL_TOPICS, ALL_TOPICS]);
  });
});
