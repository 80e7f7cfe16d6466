// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import type { FileHistory, PackedPaper } from "../../../readers/diary/file-history.ts";
import { cyclesQuery, useBringIn } from "./api.ts";
import { PastImports } from "./components/past-imports.tsx";
import { ResultCard } from "./components/result-card.tsx";

const past = {
  id: "1",
  source: "clue",
  at: "2026-11-20T08:00:00Z",
  counts: { cycles: 3, moods: 4 },
};
const answer = {
  id: "1",
  source: "clue",
  written: { cycles: 2, profile: 1 },
  kept: {},
  same: {},
  refused: [{ kind: "moods", why: "future", count: 1 }],
};
const paper = (id: string, unpack: PackedPaper["unpack"]): PackedPaper => ({
  id,
  date: "2026-01-02",
  name: "Bluttest März.pdf",
  unpack,
});
const history = (files: readonly PackedPaper[] = []): FileHistory => ({
  source: "mwezi",
  entries: { cycles: [{ startDay: "2026-01-01" }] },
  doubts: [],
  notUnderstood: [],
  files,
});

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

function BringIn({ files = [] }: { readonly files?: readonly PackedPaper[] }) {
  const { data: cycles = [] } = useQuery(cyclesQuery);
  const { mutate, data, error } = useBringIn();
  return (
    <>
      <p>Cycles: {cycles.length}</p>
      {error && <p>{error.name}</p>}
      {data && <ResultCard result={data} onStartOver={() => {}} />}
      <button type="button" onClick={() => mutate(history(files))}>
        Import it
      </button>
    </>
  );
}

describe("importing a history", () => {
  it("sends the entries in one call, then refetches everything", async () => {
    let cycles: unknown[] = [];
    const server = fakeServer({
      "GET /api/cycles": () => cycles,
      "POST /api/imports": () => {
        cycles = [{}, {}];
        return answer;
      },
    });
    screen = await openScreen(<BringIn />);
    await screen.press("Import it");
    await screen.settle();
    expect(server.calls()).toEqual(["GET /api/cycles", "POST /api/imports", "GET /api/cycles"]);
    expect(screen.text()).toContain("Cycles: 2");
    expect(screen.text()).toContain("2 entries were imported.");
    expect(screen.text()).toContain("1 answer was added to your profile.");
    expect(screen.text()).toContain("Left out, dated after today: Mood check-ins, 1");
  });

  it("uploads each document with its own identifier and counts the failures", async () => {
    const names: string[] = [];
    fakeServer({
      "GET /api/cycles": () => [],
      "POST /api/imports": () => answer,
      "POST /api/uploads": ({ headers }) => {
        names.push(decodeURIComponent(headers.get("upload-name") ?? ""));
        return {};
      },
    });
    const torn = paper("2", () => Promise.reject(new Error("torn")));
    screen = await openScreen(
      <BringIn files={[paper("1", async () => new Blob(["%PDF"])), torn]} />,
    );
    await screen.press("Import it");
    await screen.settle();
    expect(names).toEqual(["Bluttest März.pdf"]);
    expect(screen.text()).toContain("1 document was imported.");
    expect(screen.text()).toContain("1 document couldn't be imported.");
  });

  it("uploads no document if the entries failed", async () => {
    const server = fakeServer({ "GET /api/cycles": () => [] });
    screen = await openScreen(<BringIn files={[paper("1", async () => new Blob(["%PDF"]))]} />);
    await screen.press("Import it");
    await screen.settle();
    expect(screen.text()).toContain("OfflineError");
    expect(server.calls()).not.toContain("POST /api/uploads");
  });
});

describe("a past import", () => {
  const undo = async () => {
    screen = await openScreen(<PastImports />);
    await screen.settle();
    await screen.press("Undo the import of Nov 20, 2026: Clue");
    await screen.press("Remove it");
    await screen.settle();
  };

  it("of one entry is undone with its singular", async () => {
    fakeServer({
      "GET /api/imports": () => [past],
      "DELETE /api/imports/1": () => ({ removed: 1, changedSince: 0 }),
    });
    await undo();
    expect(screen.text()).toContain("We removed 1 entry.");
  });

  it("can be undone, which reports the entries left in place because they changed since", async () => {
    let imports = [past];
    fakeServer({
      "GET /api/imports": () => imports,
      "DELETE /api/imports/1": () => {
        imports = [];
        return { removed: 5, changedSince: 2 };
      },
    });
    await undo();
    expect(screen.text()).toContain(
      "We removed 5 entries. We left 2 that you changed or deleted since",
    );
    expect(screen.has("Earlier imports")).toBe(false);
  });

  it("stays in the list and shows the reason if undoing it fails", async () => {
    fakeServer({
      "GET /api/imports": () => [past],
      "DELETE /api/imports/1": () => problem(500, "internal"),
    });
    await undo();
    expect(screen.text()).toContain("Something went wrong on our side.");
    expect(screen.text()).toContain("This removes 7 entries.");
  });

  it("can be retried if the list does not load", async () => {
    const server = fakeServer({});
    screen = await openScreen(<PastImports />);
    await screen.settle();
    server.answer("GET /api/imports", () => [past]);
    await screen.press("Try again");
    expect(screen.text()).toContain("Earlier imports");
  });
});
