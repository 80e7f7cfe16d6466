import type { Page } from "@playwright/test";
import type { ElementTexts } from "#web/entry/better-words/page-texts.ts";

/** An element's texts and its position in the screenshot. */
export interface PlacedTexts extends ElementTexts {
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The page's visible text in its own language; only the dialog's if one is open. */
export const textsOnPage = (page: Page, inDialog: boolean): Promise<PlacedTexts[]> =>
  page.evaluate((isDialog) => {
    const NO_WORDS = "script, style, template, textarea, input, select, [contenteditable]";
    const language = document.documentElement.lang;
    const dialogs = [...document.querySelectorAll("dialog[open], [role=dialog]")];
    const root = isDialog ? (dialogs.at(-1) ?? document.body) : document.body;
    const elements = [...root.querySelectorAll("*")].filter(
      (element) =>
        !element.matches(NO_WORDS) &&
        element.checkVisibility() &&
        element.closest("[lang]")?.getAttribute("lang") === language,
    );
    return elements.flatMap((element) => {
      const own = [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [],
      );
      const label = element.getAttribute("aria-label");
      if (label === null && !own.some((text) => /\p{L}/u.test(text))) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = { left: left + scrollX, top: top + scrollY, width, height };
      return width < 2 || height < 2 || left < 0
        ? []
        : [{ whole: element.textContent ?? "", own, label, box }];
    });
  }, inDialog);
