import { expect, it } from "vitest";
import { flowLabels } from "#web/words/cycles.ts";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import { i18n, withWords } from "./i18n.ts";

it("a screen comes with the words of its area and of the lists that several areas show", async () => {
  const { default: screen } = await withWords("health", async () => "screen");
  i18n.activate("en");
  expect(screen).toBe("screen");
  expect(i18n.messages).toHaveProperty([hairSiteLabels.chin.id]);
  expect(i18n.messages).toHaveProperty([flowLabels.heavy.id]);
});
