// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import type { QueryClient } from "./client.ts";
import { useQueryClient } from "./client-context.ts";
import type { QueryResult } from "./following.ts";
import type { QueryOptions } from "./query-options.ts";
import { useQuery } from "./use-query.ts";

function slowServer() {
  const asked: {
    readonly of: string;
    readonly answer: (text: string) => void;
    readonly fail: () => void;
  }[] = [];
  const question = (of: string): QueryOptions<string> => ({
    queryKey: [of],
    queryFn: () =>
      new Promise((resolve, reject) => {
        asked.push({ of, answer: resolve, fail: () => reject(new Error(`no ${of}`)) });
      }),
  });
  return { asked, question, names: () => asked.map(({ of }) => of) };
}

const words = ({ data, error, isFetching, isLoading }: QueryResult<string>) =>
  [data ?? "nothing", error?.message, isFetching && "fetching", isLoading && "loading"]
    .filter(Boolean)
    .join(", ");

let client: QueryClient;
let drawn: string[] = [];

function Answer({ options }: { readonly options: QueryOptions<string> }) {
  client = useQueryClient();
  const result = useQuery(options);
  drawn.push(words(result));
  return (
    <>
      <p>{words(result)}</p>
      <button type="button" onClick={() => void result.refetch()}>
        Refresh
      </button>
    </>
  );
}

function Quiet({ options }: { readonly options: QueryOptions<string> }) {
  client = useQueryClient();
  const { data } = useQuery(options);
  drawn.push(data ?? "nothing");
  return <p>{data}</p>;
}

function Choice({ of }: { readonly of: Readonly<Record<string, QueryOptions<string>>> }) {
  const [name, setName] = useState("one");
  const options = of[name];
  return (
    <>
      {options && <Answer options={options} />}
      {["one", "two", "none"].map((choice) => (
        <button key={choice} type="button" onClick={() => setName(choice)}>
          {choice}
        </button>
      ))}
    </>
  );
}

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  drawn = [];
  await screen.close();
});

describe("a screen that opens", () => {
  it("shows from its first render that the fetch is in flight, and then the data", async () => {
    const server = slowServer();
    screen = await openScreen(<Answer options={server.question("moon")} />);
    expect(drawn[0]).toBe("nothing, fetching, loading");
    await screen.settle(() => server.asked[0]?.answer("full"));
    expect(drawn.at(-1)).toBe("full");
    expect(server.names()).toEqual(["moon"]);
  });

  it("doesn't fetch cached data", async () => {
    const server = slowServer();
    screen = await openScreen(<Choice of={{ one: server.question("moon") }} />);
    await screen.settle(() => server.asked[0]?.answer("full"));
    await screen.press("none");
    drawn = [];
    await screen.press("one");
    expect(drawn).toEqual(["full"]);
    expect(server.names()).toEqual(["moon"]);
  });

  it("refetches what has gone stale by its own time, showing the cached data meanwhile", async () => {
    const server = slowServer();
    screen = await openScreen(
      <Choice of={{ one: { ...server.question("moon"), staleTime: 0 } }} />,
    );
    await screen.settle(() => server.asked[0]?.answer("new"));
    await screen.press("none");
    drawn = [];
    await screen.press("one");
    expect(drawn[0]).toBe("new, fetching");
    await screen.settle(() => server.asked[1]?.answer("full"));
    expect(drawn.at(-1)).toBe("full");
  });

  it("refetches invalidated and failed queries", async () => {
    const server = slowServer();
    screen = await openScreen(<Choice of={{ one: server.question("moon") }} />);
    await screen.settle(() => server.asked[0]?.fail());
    expect(drawn.at(-1)).toBe("nothing, no moon");
    await screen.press("none");
    drawn = [];
    await screen.press("one");
    expect(drawn[0]).toBe("nothing, fetching, loading");
    await screen.settle(() => server.asked[1]?.answer("new"));
    await screen.press("none");
    await screen.settle(() => client.invalidateQueries({ queryKey: ["moon"] }));
    expect(server.names()).toHaveLength(2);
    await screen.press("one");
    await screen.settle(() => server.asked[2]?.answer("full"));
    expect(drawn.at(-1)).toBe("full");
  });

  it("fetches only once it is enabled", async () => {
    const server = slowServer();
    const one = { ...server.question("moon"), enabled: false };
    screen = await openScreen(<Choice of={{ one, two: { ...one, enabled: true } }} />);
    await screen.settle(() => client.invalidateQueries());
    expect(drawn.at(-1)).toBe("nothing");
    expect(server.names()).toEqual([]);
    await screen.press("two");
    await screen.settle(() => server.asked[0]?.answer("full"));
    expect(drawn.at(-1)).toBe("full");
  });

  it("shares the request with another screen of the same query", async () => {
    const server = slowServer();
    const options = server.question("moon");
    screen = await openScreen(
      <>
        <Answer options={options} />
        <Answer options={{ ...options }} />
      </>,
    );
    await screen.settle(() => server.asked[0]?.answer("full"));
    expect(server.names()).toEqual(["moon"]);
    expect(screen.text()).toBe("fullRefreshfullRefresh");
  });
});

describe("an open screen", () => {
  it("still shows its data when a refetch fails, and can retry", async () => {
    const server = slowServer();
    screen = await openScreen(<Answer options={server.question("moon")} />);
    await screen.settle(() => server.asked[0]?.answer("full"));
    await screen.press("Refresh");
    await screen.settle(() => server.asked[1]?.fail());
    expect(drawn.at(-1)).toBe("full, no moon");
    await screen.press("Refresh");
    expect(drawn.at(-1)).toBe("full, no moon, fetching");
    await screen.settle(() => server.asked[2]?.answer("waning"));
    expect(drawn.at(-1)).toBe("waning");
  });

  it("rerenders only for the properties it has read", async () => {
    const server = slowServer();
    screen = await openScreen(<Quiet options={server.question("moon")} />);
    await screen.settle(() => server.asked[0]?.answer("full"));
    drawn = [];
    await screen.settle(() => void client.invalidateQueries());
    await screen.settle(() => server.asked[1]?.answer("full"));
    await screen.settle(() => void client.invalidateQueries());
    await screen.settle(() => server.asked[2]?.fail());
    expect(drawn).toEqual([]);
    await screen.settle(() => client.setQueryData(["moon"], "new"));
    expect(screen.text()).toBe("new");
    expect(drawn).toEqual(["new"]);
  });

  it("ignores an answer after it is unmounted", async () => {
    const server = slowServer();
    screen = await openScreen(<Choice of={{ one: server.question("moon") }} />);
    await screen.press("none");
    drawn = [];
    await screen.settle(() => server.asked[0]?.answer("full"));
    expect(drawn).toEqual([]);
    await screen.press("one");
    expect(drawn).toEqual(["full"]);
  });
});

describe("a screen that changes its query", () => {
  it("shows nothing until its own answer is here", async () => {
    const server = slowServer();
    const of = { one: server.question("moon"), two: server.question("sun") };
    screen = await openScreen(<Choice of={of} />);
    await screen.settle(() => server.asked[0]?.answer("full"));
    await screen.press("two");
    expect(drawn.at(-1)).toBe("nothing, fetching, loading");
    await screen.settle(() => server.asked[1]?.answer("high"));
    expect(drawn.at(-1)).toBe("high");
  });

  it("shows the previous data if the options say so, until it fails", async () => {
    const server = slowServer();
    const keeping = (of: string) => ({ ...server.question(of), keepsPrevious: true });
    screen = await openScreen(<Choice of={{ one: keeping("moon"), two: keeping("sun") }} />);
    expect(drawn[0]).toBe("nothing, fetching, loading");
    await screen.settle(() => server.asked[0]?.answer("full"));
    await screen.press("two");
    expect(drawn.at(-1)).toBe("full, fetching");
    await screen.settle(() => server.asked[1]?.fail());
    expect(drawn.at(-1)).toBe("nothing, no sun");
    await screen.press("Refresh");
    await screen.settle(() => server.asked[2]?.answer("high"));
    expect(drawn.at(-1)).toBe("high");
  });

  it("ignores a late answer to the previous query", async () => {
    const server = slowServer();
    const of = { one: server.question("moon"), two: server.question("sun") };
    screen = await openScreen(<Choice of={of} />);
    await screen.press("two");
    await screen.settle(() => server.asked[1]?.answer("high"));
    await screen.settle(() => server.asked[0]?.answer("full"));
    expect(drawn.at(-1)).toBe("high");
  });
});
