import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { languageTags } from "../../src/contract/kernel/language-tag.ts";
import { type Compiled, compiledIn } from "./catalogues.ts";
import { copiesOf, withMarks, wordsOf } from "./words-in-code.ts";

const compiled = (texts: Readonly<Record<string, string>>): Compiled =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessageOrThrow(text)]));

const words = {
  en: compiled({ "K2mP/x": "Save", days: "{n, plural, one {# day} other {# days}}" }),
  jbo: compiled({ "K2mP/x": "ko vreji" }),
};

const HOME =
  '_jsx(Trans, { .../*i18n*/ { id: "K2mP/x" } });\ni18n._(/*i18n*/{ id: "days", values: { n } })';

/** The bundler's output: boot fetches home, which imports React and kept; kept has no words. */
const scripts = (home: string) => [
  {
    fileName: "assets/index-a.js",
    code: 'import("./home-b.en.js");f(["assets/home-b.en.js","assets/react-c.en.js"])',
    imports: [],
  },
  {
    fileName: "assets/home-b.en.js",
    code: `import"./react-c.en.js";${home}`,
    imports: ["assets/react-c.en.js"],
  },
  { fileName: "assets/react-c.en.js", code: 'e["@@iterator"];e["@@other"]', imports: [] },
  {
    fileName: "assets/kept-d.en.js",
    code: "import`./home-b.en.js`",
    imports: ["assets/home-b.en.js"],
  },
];

const copies = copiesOf(scripts(withMarks(HOME, words)), words);

describe("the words of a build", () => {
  it("stand in the copies of a script, for a language with no more than a catalogue", () => {
    expect(copies.get("assets/home-b.en.js")).toContain('id: "K2mP/x", message: ["Save"]');
    expect(copies.get("assets/home-b.jbo.js")).toContain('id: "K2mP/x", message: ["ko vreji"]');
  });

  it("are English where a language has none", () => {
    expect(copies.get("assets/home-b.jbo.js")).toContain('["#"," days"]');
  });

  it("need no copy of a script without words that needs none with them", () => {
    expect([...copies.keys()].sort()).toEqual([
      "assets/home-b.en.js",
      "assets/home-b.jbo.js",
      "assets/index-a.js",
      "assets/kept-d.en.js",
      "assets/kept-d.jbo.js",
      "assets/react-c.js",
    ]);
    expect(copies.get("assets/react-c.js")).toBe('e["@@iterator"];e["@@other"]');
  });

  it("come with the other scripts of their language, which the document names at first", () => {
    expect(copies.get("assets/kept-d.jbo.js")).toBe("import`./home-b.jbo.js`");
    expect(copies.get("assets/home-b.jbo.js")).toMatch(/^import"\.\/react-c\.js";/);
    const language = `\${document.documentElement.dataset.language??"en"}`;
    expect(copies.get("assets/index-a.js")).toBe(
      `import(\`./home-b.${language}.js\`);f([\`assets/home-b.${language}.js\`,"assets/react-c.js"])`,
    );
  });

  it("change the names of the files they are in, by the marks that the bundler sees", () => {
    const other = { ...words, jbo: compiled({ "K2mP/x": "ko rejgau" }) };
    expect(withMarks(HOME, other)).not.toBe(withMarks(HOME, words));
    expect(withMarks(HOME, words)).toBe(withMarks(HOME, words));
  });

  it("must be in the English catalogue", () => {
    const code = '/*i18n*/ { id: "gone" }';
    expect(() => withMarks(code, words)).toThrow("No catalogue has gone: npm run messages");
  });

  it("are one catalogue a language, with every message of English", () => {
    const all = wordsOf(languageTags);
    const ids = Object.keys(all.en ?? {}).sort();
    expect(ids.length).toBeGreaterThan(3000);
    for (const messages of Object.values(all)) expect(Object.keys(messages).sort()).toEqual(ids);
  });

  it("fall back to English in a catalogue, and keep a number with its unit on request", () => {
    const message = {
      key: "",
      context: "",
      places: [],
      notes: [],
      state: "draft",
    } as const;
    const messages = [
      { ...message, id: "a", hash: "a", english: "Save", text: "" },
      { ...message, id: "b", hash: "b", english: "5 kg", text: "5 kg" },
    ];
    expect(compiledIn(messages, true, () => true)).toEqual({ a: ["Save"], b: ["5\u00a0kg"] });
    expect(compiledIn(messages, false, ({ id }) => id === "b")).toEqual({ b: ["5 kg"] });
  });
});
