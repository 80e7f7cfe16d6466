import type { FindMessages } from "./message-index.ts";

/** Words stand at most so far around the element that is pressed: a link in a sentence. */
const LEVELS = 4;
/** What a page keeps beside its words, and where she writes herself. */
const NO_WORDS = "script, style, template, textarea, input, [contenteditable]";

const langOf = (element: Element): string =>
  element.closest("[lang]")?.getAttribute("lang") ?? document.documentElement.lang;

/** The messages of the words at an element, in the catalogue of a language; those nearest to it. */
export function messagesAt(
  element: Element,
  language: string,
  find: FindMessages,
): readonly string[] {
  let around: Element | null = element;
  for (let level = 0; level < LEVELS && around !== null; level += 1) {
    if (langOf(around) !== language || around.matches(NO_WORDS)) return [];
    const messages = messagesOf(around, find);
    if (messages.length > 0) return messages;
    around = around.parentElement;
  }
  return [];
}

/** The messages of all words that can be seen on the page, as they are read. */
export function messagesOnPage(language: string, find: FindMessages): readonly string[] {
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!isSaid(element) || langOf(element) !== language || element.matches(NO_WORDS)) continue;
    for (const id of messagesOf(element, find)) found.add(id);
  }
  return [...found];
}

/** With words of its own, and not hidden. */
const isSaid = (element: Element): boolean =>
  (element.hasAttribute("aria-label") || ownTexts(element).some((text) => /\p{L}/u.test(text))) &&
  (element.checkVisibility?.() ?? true);

const ownTexts = (element: Element): readonly string[] =>
  [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [],
  );

const messagesOf = (element: Element, find: FindMessages): readonly string[] =>
  messagesIn(
    {
      whole: element.textContent ?? "",
      own: ownTexts(element),
      label: element.getAttribute("aria-label"),
    },
    find,
  );

/** What an element says: with all within it, by itself, and to a screen reader. */
export interface ElementTexts {
  readonly whole: string;
  readonly own: readonly string[];
  readonly label: string | null;
}

/** A sentence with a link in it is the whole of its element; else each text stands for itself. */
export function messagesIn(
  { whole, own, label }: ElementTexts,
  find: FindMessages,
): readonly string[] {
  const asWhole = find(whole);
  const found = asWhole.length > 0 ? asWhole : own.flatMap(find);
  return [...new Set([...found, ...(label === null ? [] : find(label))])];
}
