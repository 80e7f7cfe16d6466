// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import { joinedNotes } from "./joined-notes.ts";

interface Weight {
  readonly kilograms: number;
  readonly day?: string;
  readonly notes?: string;
}

const replace = vi.fn(() => Promise.resolve(true));
const close = vi.fn();
const keepTheirs = vi.fn();
const open = (mine: Weight, theirs: Weight | null) =>
  openScreen(
    <ConflictChoice
      conflict={{ mine, theirs, replace, close }}
      rowsOf={({ kilograms, day, notes }) => [
        { label: "Weight", text: `${kilograms} kg` },
        { label: "Day", text: day ?? null },
        { label: "Notes", text: notes ?? null },
      ]}
      notes={{
        read: ({ notes }) => notes,
        write: (version, notes) => ({ ...version, notes }),
      }}
      onKeepTheirs={keepTheirs}
    />,
  );

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.clearAllMocks();
});

describe("an entry changed in two places", () => {
  it("shows both versions where they differ", async () => {
    screen = await open({ kilograms: 72, day: "Monday" }, { kilograms: 70, day: "Monday" });
    expect(screen.text()).toContain("This was changed somewhere else");
    expect(screen.text()).toContain("72 kg");
    expect(screen.text()).toContain("70 kg");
    expect(screen.text()).not.toContain("Monday");
  });

  it("saves the typed version on request", async () => {
    screen = await open({ kilograms: 72 }, { kilograms: 70 });
    await screen.press("Save what I typed");
    expect(replace).toHaveBeenCalledWith({ kilograms: 72 });
  });

  it("leaves the saved version on request", async () => {
    screen = await open({ kilograms: 72 }, { kilograms: 70 });
    await screen.press("Keep what was saved");
    expect(close).toHaveBeenCalledOnce();
    expect(keepTheirs).toHaveBeenCalledWith({ kilograms: 70 });
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ["Save what I typed", 72],
    ["Keep what was saved", 70],
  ])("joins both notes on request, with: %s", async (choice, kilograms) => {
    screen = await open({ kilograms: 72, notes: "tired" }, { kilograms: 70, notes: "rain" });
    await screen.settle(() => screen.field("Keep the notes of both").click());
    await screen.press(choice);
    expect(replace).toHaveBeenCalledWith({ kilograms, notes: "rain\n\ntired" });
  });

  it("offers to join notes only if both versions have some", async () => {
    screen = await open({ kilograms: 72, notes: "tired" }, { kilograms: 70 });
    expect(screen.has("Keep the notes of both")).toBe(false);
  });
});

it("an entry deleted elsewhere can be saved again or stay deleted", async () => {
  screen = await open({ kilograms: 72 }, null);
  expect(screen.text()).toContain("This was deleted somewhere else");
  await screen.press("Leave it deleted");
  expect(keepTheirs).toHaveBeenCalledWith(null);
});

it("joined notes contain no duplicates", () => {
  expect(joinedNotes("rain", "rain and wind")).toBe("rain and wind");
  expect(joinedNotes("rain and wind", "wind")).toBe("rain and wind");
});
