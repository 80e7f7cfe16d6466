import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { nameOf } from "#contract/kernel/language-tag.ts";
import { messagesIn } from "#web/entry/better-words/page-texts.ts";
import { startMwezi } from "../../../../e2e/support/server.ts";
import { launchBrowser } from "../../browser.ts";
import type { Language } from "../terms.ts";
import { findWordsIn } from "./find-words.ts";
import { type Box, textsOnPage } from "./texts-on-page.ts";
import { type Reader, walkScreens } from "./walk-screens.ts";

export interface Picture {
  readonly name: string;
  readonly file: string;
  readonly places: ReadonlyMap<string, Box>;
}

export async function takePictures(tag: Language, folder: string): Promise<readonly Picture[]> {
  mkdirSync(folder, { recursive: true });
  const mwezi = await startMwezi();
  const browser = await launchBrowser();
  const find = findWordsIn(tag);
  const pictures: Picture[] = [];
  const take = async (page: Page, name: string, part: "page" | "dialog") => {
    const file = `${String(pictures.length + 1).padStart(3, "0")}.jpg`;
    const texts = await textsOnPage(page, part === "dialog");
    await page.screenshot({
      path: `${folder}/${file}`,
      type: "jpeg",
      quality: 70,
      fullPage: part === "page",
    });
    const places = new Map<string, Box>();
    for (const { box, ...said } of texts) {
      for (const id of messagesIn(said, find)) if (!places.has(id)) places.set(id, box);
    }
    pictures.push({ name, file, places });
    console.log(`${file} ${name}: ${places.size} messages`);
  };
  const reader: Reader = { tag, name: nameOf(tag) };
  try {
    await walkScreens(browser, mwezi, reader, take);
  } finally {
    await browser.close();
    await mwezi.stop();
  }
  return pictures;
}
