import { describe, expect, it } from "vitest";
import { CONSENT_VERSION } from "#contract/account/profile.ts";
import type { MarkdownPiece } from "#web/ui/text/markdown-text.tsx";
import { text as contact } from "./contact.md";
import { text as privacy } from "./privacy.md";
import { text as terms } from "./terms.md";
import { readLegalText } from "./view-model.ts";

const head = "---\ntitle: Terms\nintro: In plain words.\n---\n";

function pieces(text: string): readonly MarkdownPiece[] {
  return readLegalText("terms", head + text).sections.flatMap(({ tokens = [] }) => tokens);
}

const everyPiece = (piece: MarkdownPiece): MarkdownPiece[] => [
  piece,
  ...[...(piece.tokens ?? []), ...(piece.items ?? [])].flatMap(everyPiece),
];

describe("a legal page's Markdown", () => {
  it("has a section for the text before the first heading and one per heading", () => {
    const { sections } = readLegalText("terms", `${head}Hello.\n\n## One\n\nA.\n\nB.\n\n## Two`);
    expect(sections.map(({ tokens }) => tokens?.map(({ type }) => type))).toEqual([
      ["paragraph"],
      ["heading", "paragraph", "paragraph"],
      ["heading"],
    ]);
  });

  it("merges consecutive terms and definitions into one list", () => {
    const text = "## What is stored\n\nThis:\n\n### A name\n\nSealed.\n\n### An age\n\nSealed too.";
    const [, intro, definitions] = pieces(text);
    expect(intro?.type).toBe("paragraph");
    expect(definitions?.type).toBe("definitions");
    expect(definitions?.tokens?.map(({ type }) => type)).toEqual([
      "term",
      "definition",
      "term",
      "definition",
    ]);
  });

  it("has a place for the operator's details", () => {
    expect(pieces("Ask us.\n\n{operator}").map(({ type }) => type)).toEqual([
      "paragraph",
      "operator",
    ]);
  });

  it("contains each text once and no HTML", () => {
    const [paragraph] = pieces("Read [this](/privacy) & **that**.");
    expect(paragraph).toEqual({
      type: "paragraph",
      tokens: [
        { type: "text", text: "Read " },
        { type: "link", href: "/privacy", tokens: [{ type: "text", text: "this" }] },
        { type: "text", text: " & " },
        { type: "strong", tokens: [{ type: "text", text: "that" }] },
        { type: "text", text: "." },
      ],
    });
  });

  it("is rejected without a title or an introduction", () => {
    expect(() => readLegalText("terms", "---\ntitle: Terms\n---\n")).toThrow("terms has no intro.");
    expect(() => readLegalText("terms", "Hello.")).toThrow("terms has no front matter.");
  });
});

describe.each(Object.entries({ privacy, terms, contact }))("the page %s", (_, { sections }) => {
  it("names the operator once", () => {
    const places = sections.flatMap(everyPiece).filter(({ type }) => type === "operator");
    expect(places).toHaveLength(1);
  });

  it("links only to existing pages and to the regulator", () => {
    const links = sections.flatMap(everyPiece).flatMap(({ href }) => href ?? []);
    const addresses = ["/privacy", "/recover", "https://inforegulator.org.za"];
    for (const href of links) expect(addresses).toContain(href);
  });
});

it("the privacy page has the version that the consent records", () => {
  expect(privacy.version).toBe(CONSENT_VERSION);
});
