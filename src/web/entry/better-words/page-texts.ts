import type { FindMessages } from "./message-index.ts";

/** Ancestors searched for the text of the pressed element, such as a link in a sentence. */
const LEVELS = 4;
/** Elements without messages, or with user input. */
const NO_WORDS = "script, style, template, textarea, input, [contenteditable]";

const langOf = (element: Element): string =>
  element.closest("[lang]")?.getAttribute("lang") ?? document.documentElement.lang;

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

export function messagesOnPage(language: string, find: FindMessages): readonly string[] {
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!isSaid(element) || langOf(element) !== language || element.matches(NO_WORDS)) continue;
    for (const id of messagesOf(element, find)) found.add(id);
  }
  return [...found];
}

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

/** An element's text: including children, its own only, and its accessible name. */
export interface ElementTexts {
  readonly whole: string;
  readonly own: readonly string[];
  readonly label: string | null;
}

/** A sentence with a link is matched as a whole, otherwise each text on its own. */
export function messagesIn(
  { whole, own, label }: ElementTexts,
  find: FindMessages,
): readonly string[] {
  const asWhole = find(whole);
  const found = asWhole.length > 0 ? asWhole : own.flatMap(find);
  return [...new Set([...found, ...(label === null ? [] : find(label))])];
}
