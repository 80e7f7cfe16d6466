import { expect, it } from "vitest";
import { parseArticle } from "./parse-article.ts";

const head = [
  "order: 1",
  "title: Cycle basics",
  "summary: How to count: a start.",
  "topic: Cycle Health",
  "minutes: 3",
  "written: 2026-11-20",
];
const file = (lines: readonly string[]) => `---\n${lines.join("\n")}\n---\n\nDay 1.\n`;

it("an article has metadata and a text", () => {
  expect(parseArticle("cycle-basics", file(head))).toEqual({
    slug: "cycle-basics",
    order: 1,
    title: "Cycle basics",
    summary: "How to count: a start.",
    topic: "Cycle Health",
    minutes: 3,
    terms: "",
    written: "2026-11-20",
    endsWithHelp: false,
    text: "\nDay 1.\n",
  });
});

it("search terms are optional", () => {
  const lines = [...head, "terms: PMOS, androgens"];
  expect(parseArticle("pcos", file(lines)).terms).toBe("PMOS, androgens");
});

it("an article may end with when to get help, in any language", () => {
  expect(parseArticle("pcos", file([...head, "ends: help"])).endsWithHelp).toBe(true);
});

it("an article without a title, with an unknown topic or without front matter is rejected", () => {
  const without = (name: string) => head.filter((line) => !line.startsWith(name));
  expect(() => parseArticle("a", file(without("title")))).toThrow("a has no title.");
  expect(() => parseArticle("a", file([...without("topic"), "topic: Cars"]))).toThrow("Cars");
  expect(() => parseArticle("a", "Day 1.")).toThrow("a has no front matter.");
});
