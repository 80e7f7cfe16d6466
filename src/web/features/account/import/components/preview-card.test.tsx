// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import type { FileHistory } from "#web/readers/diary/file-history.ts";
import { fakeServer } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { useBringIn } from "../api.ts";
import { previewOf } from "../view-model.ts";
import { PreviewCard } from "./preview-card.tsx";
import { ResultCard } from "./result-card.tsx";

afterEach(() => vi.unstubAllGlobals());

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

function Flow() {
  const { mutate, isPending, error, data } = useBringIn();
  const short = { ...history, entries: { cycles: [{ startDay: "2026-03-01" }] } };
  return data ? (
    <ResultCard result={data} onStartOver={() => {}} />
  ) : (
    <PreviewCard
      history={short}
      preview={previewOf(short, [])}
      isPending={isPending}
      failure={error}
      onBringIn={(chosen) => mutate(chosen)}
      onChangeColumns={null}
      onStartOver={() => {}}
    />
  );
}

it("keeps the preview of an import that can't reach Mwezi, to be tried again", async () => {
  const server = fakeServer({});
  const screen = await openScreen(<Flow />);
  await screen.press("Import it");
  await screen.settle();
  expect(screen.text()).toContain("We can't reach Mwezi.");
  server.answer("POST /api/imports", () => ({
    id: "1",
    source: "clue",
    written: { cycles: 1 },
    kept: {},
    same: {},
    refused: [],
  }));
  await screen.press("Import it");
  await screen.settle();
  expect(screen.text()).toContain("1 entry was imported.");
});
