// @vitest-environment happy-dom

import { expect, it } from "vitest";
import type { FileHistory } from "#web/readers/diary/file-history.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { previewOf } from "../view-model.ts";
import { PreviewCard } from "./preview-card.tsx";

const history: FileHistory = {
  source: "clue",
  entries: {
    cycles: [
      { startDay: "2026-01-01", endDay: "2026-02-09" },
      { startDay: "2026-03-01", endDay: "2026-03-05" },
    ],
  },
  notUnderstood: [],
  doubts: [],
};

it("asks about a period over 10 days before it imports anything, and leaves it out on request", async () => {
  const imported: FileHistory[] = [];
  const screen = await openScreen(
    <PreviewCard
      history={history}
      preview={previewOf(history, [])}
      isPending={false}
      failure={null}
      onBringIn={(chosen) => imported.push(chosen)}
      onChangeColumns={null}
      onStartOver={() => {}}
    />,
  );
  expect(screen.text()).toContain("Mar 1, 2026: 5 days of bleeding");
  expect(screen.text()).toContain("Jan 1, 2026 – Feb 9, 2026: 40 days");
  await screen.press("Import it");
  expect(imported).toEqual([]);
  expect(screen.text()).toContain("Choose whether these days are periods.");
  await screen.settle(() =>
    document.querySelector<HTMLInputElement>(`input[value="none"]`)?.click(),
  );
  await screen.press("Import it");
  expect(imported.map(({ entries }) => entries.cycles)).toEqual([
    [{ startDay: "2026-03-01", endDay: "2026-03-05" }],
  ]);
});
