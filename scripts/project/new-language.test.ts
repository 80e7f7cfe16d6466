import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { languageTags } from "#contract/kernel/language-tag.ts";

// An invented language is added to a copy: one line in one table, a catalogue, and formats.
const COPIED = ["src", "scripts", "package.json", "vite.plugins.ts"];
const LINKED = ["node_modules", "lingui.config.ts"];
const TABLE = "src/contract/kernel/language-tag.ts";
const LINE = '  { name: "Qotzil", tag: "qtz", own: "Qo", isWithoutArticles: true },';

const SPOKEN = `// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { changeProfile } from "#contract/account/profile.ts";
import { DocumentLanguageSchema } from "#contract/kernel/document-language.ts";
import { isDraft } from "#contract/kernel/draft-languages.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { dayWords } from "#report/speech.ts";
import { articlePages } from "#web/pages/learn/article-pages.tsx";
import { manifestAt } from "#web/features/account/home-screen/view-model.ts";
import { languageChoices } from "#web/words/profile.ts";
import { pages } from "#web/app/pages.ts";
import { Root } from "#web/root.tsx";
import { activateLanguage, fetchTable, i18n } from "#web/i18n/i18n.ts";
import { formatWeekdayAndDay } from "#web/i18n/format-day.ts";
import { copiesOf, wordsOf } from "../../scripts/building/words-in-code.ts";
import { languageTags } from "#contract/kernel/language-tag.ts";

const friday = calendarDay("2026-11-20");

it("is in a screen, the chooser of languages, a day and a table of the report", async () => {
  await Promise.all([activateLanguage("qtz"), pages.privacy.load()]);
  const html = renderToStaticMarkup(<Root path="/privacy" />);
  expect(html).toContain("Qo Sign in");
  expect(html).toContain('<h1 lang="en"');
  expect(html).toMatch(/<a [^>]*href="\\/qtz"[^>]*>Qo<\\/a>/);
  expect(formatWeekdayAndDay(friday, i18n.locale)).toBe("Qofriday, 20\\u00a0Nov");
  expect((await fetchTable("report", "qtz"))["report.title"]).toEqual(["Qo Health summary"]);
});

it("is in the server's report, with its days", () => {
  const speech = speechOf("qtz");
  expect(speech.say("report.part.pain")).toBe("Qo Pain");
  expect(dayWords(speech, friday)).toBe("20 Nov 2026");
  expect(speech.forms.language).toBe("qtz");
});

it("is a draft that the profile and documents accept", () => {
  const body = { preferredLanguage: "Qotzil" };
  expect(changeProfile.request.body.parse(body)).toEqual(body);
  expect(DocumentLanguageSchema.parse("qtz")).toBe("qtz");
  expect(languageChoices.at(-1)).toEqual({ value: "Qotzil", label: "Qo" });
  expect(isDraft("qtz")).toBe(true);
});

it("has scripts, a landing page and a manifest in the build, and no articles", () => {
  const words = wordsOf(languageTags);
  const [id = ""] = Object.entries(words.en ?? {}).find(([, text]) => String(text) === "Sign in") ?? [];
  const code = 'say("@@' + id + '@@12345678")';
  const copies = copiesOf([{ fileName: "assets/home-x.en.js", code, imports: [] }], words);
  expect(copies.get("assets/home-x.qtz.js")).toContain("Qo Sign in");
  expect(pages.landing.at).toContain("/qtz");
  expect(manifestAt("mwezi", "qtz")).toBe("/app.qtz.webmanifest");
  expect(articlePages("qtz")).toEqual([]);
});
`;

const CONFIG = `
import { defineConfig } from "vitest/config";
import { webPlugins } from "./vite.plugins.ts";
export default defineConfig({
  plugins: webPlugins(),
  test: { include: ["src/web/spoken.test.tsx"], testTimeout: 20_000 },
});
`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mwezi-language-"));
  const ours = (name: string) => join(process.cwd(), name);
  for (const name of COPIED) cpSync(ours(name), join(folder, name), { recursive: true });
  for (const name of LINKED) symlinkSync(ours(name), join(folder, name), "junction");
  change(TABLE, TABLE, (text) => text.replace("\n] as const", `\n${LINE}\n] as const`));
  const locales = "src/web/i18n/locales";
  change(`${locales}/en.po`, `${locales}/qtz.po`, (text) =>
    text.replaceAll(/^msgstr "(?=.)/gm, 'msgstr "Qo ').replaceAll('"Qo "', '""'),
  );
  const forms = "src/domain/language/forms";
  change(`${forms}/sw.ts`, `${forms}/qtz.ts`, (text) =>
    text.replace('language: "sw"', 'language: "qtz"').replace("Ijumaa", "Qofriday"),
  );
  writeFileSync(join(folder, "src/web/spoken.test.tsx"), SPOKEN);
  writeFileSync(join(folder, "vitest.config.ts"), CONFIG);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a language takes its line in the table, its catalogue and its formats", async () => {
  const { numPassedTests, testResults } = JSON.parse(await runTests());
  expect(testResults.flatMap(failuresIn)).toEqual([]);
  expect(numPassedTests).toBe(4);
});

it("no other source lists languages by their tags", () => {
  const tags = languageTags.filter((tag) => tag !== "en").join("|");
  const named = new RegExp(`(?<=["'\`(|])(?:${tags})(?=["'\`)|])|\\b(?:${tags})(?=:)`, "g");
  const lists = ["src", "scripts"]
    .flatMap((place) => sourcesIn(place))
    .filter((file) => new Set(readFileSync(file, "utf8").match(named)).size > 1);
  expect(lists).toEqual([TABLE]);
});

const sourcesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: "utf8" })
    .map((name) => `${place}/${name.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

function change(from: string, to: string, edited: (text: string) => string): void {
  writeFileSync(join(folder, to), edited(readFileSync(from, "utf8")));
}

interface FileResult {
  readonly message: string;
  readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[];
}

const failuresIn = ({ message, assertionResults }: FileResult) => [
  ...(message === "" ? [] : [message]),
  ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
];

function runTests(): Promise<string> {
  const vitest = join(process.cwd(), "node_modules/vitest/vitest.mjs");
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [vitest, "run", "--reporter=json"],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (_, stdout) => resolve(stdout),
    );
  });
}
