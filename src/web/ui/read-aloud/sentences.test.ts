// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { sentencesIn, textOf } from "./sentences.ts";

function readIn(html: string, language = "en"): string[] {
  document.body.innerHTML = `<main>${html}</main>`;
  Element.prototype.checkVisibility ??= () => true;
  const [main] = document.getElementsByTagName("main");
  return main ? sentencesIn(main, language).map(textOf) : [];
}

it("headings, paragraphs and items are read one sentence at a time", () => {
  const html =
    "<h1>Late</h1><p>It happens. <b>Wait</b> a week.</p><ul><li>Rest</li><li>Eat</li></ul>";
  expect(readIn(html)).toEqual(["Late", "It happens.", "Wait a week.", "Rest", "Eat"]);
});

it("a sentence across links and bold text is one", () => {
  expect(readIn('<p>Call <a href="tel:112">112</a> <b>now</b>, or go.</p>')).toEqual([
    "Call 112 now, or go.",
  ]);
});

it("buttons, navigation and hidden text are left out", () => {
  const html =
    '<nav>Home</nav><p>Read this.</p><button>Not this</button><p aria-hidden="true">Nor this</p>';
  expect(readIn(html)).toEqual(["Read this."]);
});

it("a sentence keeps its place in the page", () => {
  document.body.innerHTML = "<main><p>One. Two.</p></main>";
  const [main] = document.getElementsByTagName("main");
  const second = main && sentencesIn(main, "en")[1];
  expect(second?.startContainer).toBe(document.querySelector("p")?.firstChild);
  expect(second?.startOffset).toBe(5);
});
