// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";

interface Line {
  readonly text: string;
}

const close = vi.fn();
const keepTheirs = vi.fn();
const open = async (mine: Line, theirs: Line | null) => {
  // Preloaded, so that it renders within one turn.
  await import("./conflict-choice.tsx");
  const screen = await openScreen(
    <ConflictDialog<Line, Line>
      conflict={{ mine, theirs, close, replace: async () => true }}
      rowsOf={({ text }) => [{ label: "Text", text }]}
      onKeepTheirs={keepTheirs}
    />,
  );
  await screen.settle();
  return screen;
};

let screen: Awaited<ReturnType<typeof open>>;
beforeEach(() => {
  close.mockClear();
  keepTheirs.mockClear();
});
afterEach(() => screen.close());

it("a repeated write that conflicts with itself succeeds without a question", async () => {
  screen = await open({ text: "sun" }, { text: "sun" });
  expect(close).toHaveBeenCalled();
  expect(keepTheirs).toHaveBeenCalledWith({ text: "sun" });
  expect(document.body.textContent).not.toContain("changed somewhere else");
});

it.each([
  ["another version", { text: "rain" }, "This was changed somewhere else"],
  ["a deletion", null, "This was deleted somewhere else"],
])("%s is shown for the user to decide", async (_, theirs, title) => {
  screen = await open({ text: "sun" }, theirs);
  expect(document.body.textContent).toContain(title);
  expect(keepTheirs).not.toHaveBeenCalled();
});
