import { expect, it } from "vitest";
import { pages } from "#web/app/pages.ts";
import { flowLabels } from "#web/words/cycles.ts";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import { activateLanguage, i18n, loadArea, withWords } from "./i18n.ts";

it("a page that is taken over needs no words but those that were there before", async () => {
  await activateLanguage();
  await loadArea("open");
  let changes = 0;
  const stop = i18n.on("change", () => {
    changes += 1;
  });
  await pages.landing.load();
  stop();
  expect(changes).toBe(0);
});

it("a screen comes with the words of its area and of the lists that several areas show", async () => {
  const { default: screen } = await withWords("health", async () => "screen");
  i18n.activate("en");
  expect(screen).toBe("screen");
  expect(i18n.messages).toHaveProperty([hairSiteLabels.chin.id]);
  expect(i18n.messages).toHaveProperty([flowLabels.heavy.id]);
});
