// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { useMutation } from "./use-mutation.ts";

function slowServer() {
  const saves: { readonly text: string; readonly answer: () => void; readonly fail: () => void }[] =
    [];
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      saves.push({
        text,
        answer: () => resolve(`${text} saved`),
        fail: () => reject(new Error(`${text} refused`)),
      });
    });
  return { saves, send, texts: () => saves.map(({ text }) => text) };
}

interface FormProps {
  readonly server: ReturnType<typeof slowServer>;
  readonly log?: string[];
  readonly scope?: { readonly id: string };
}

function Form({ server, log = [], scope }: FormProps) {
  const [next, setNext] = useState("one");
  const { mutate, reset, data, error, isPending, isSuccess, variables } = useMutation({
    mutationFn: server.send,
    onMutate: (text) => log.push(`${text} begins`),
    onSuccess: (answer) => void log.push(answer),
    onError: ({ message }) => void log.push(message),
    onSettled: () => void log.push("over"),
    ...(scope && { scope }),
  });
  const state = [variables, isPending && "pending", isSuccess && "done", data, error?.message];
  const save = () => {
    mutate(next, {
      onSuccess: (answer) => void log.push(`screen: ${answer}`),
      onError: ({ message }) => void log.push(`screen: ${message}`),
    });
    setNext("two");
  };
  return (
    <>
      <p>{state.filter(Boolean).join(", ") || "resting"};</p>
      <button type="button" onClick={save}>
        Save
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </>
  );
}

function Page(props: FormProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Form {...props} />}
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </>
  );
}

let screen: Awaited<ReturnType<typeof openScreen>>;
const state = () => screen.text().split(";")[0];
afterEach(() => screen.close());

describe("a save", () => {
  it("is pending until its follow-up work is done, and then calls the screen", async () => {
    const server = slowServer();
    const log: string[] = [];
    screen = await openScreen(<Page server={server} log={log} />);
    expect(state()).toBe("resting");
    await screen.press("Save");
    expect(state()).toBe("one, pending");
    await screen.settle(() => server.saves[0]?.answer());
    expect(state()).toBe("one, done, one saved");
    expect(log).toEqual(["one begins", "one saved", "over", "screen: one saved"]);
  });

  it("that fails shows the error until the next one begins", async () => {
    const server = slowServer();
    const log: string[] = [];
    screen = await openScreen(<Page server={server} log={log} />);
    await screen.press("Save");
    await screen.settle(() => server.saves[0]?.fail());
    expect(state()).toBe("one, one refused");
    expect(log).toEqual(["one begins", "one refused", "over", "screen: one refused"]);
    await screen.press("Save");
    expect(state()).toBe("two, pending");
  });

  it("that was followed by another runs to its end but no longer updates the screen", async () => {
    const server = slowServer();
    const log: string[] = [];
    screen = await openScreen(<Page server={server} log={log} />);
    await screen.press("Save");
    await screen.press("Save");
    await screen.settle(() => server.saves[1]?.answer());
    expect(state()).toBe("two, done, two saved");
    await screen.settle(() => server.saves[0]?.fail());
    expect(state()).toBe("two, done, two saved");
    expect(log.slice(-3)).toEqual(["one refused", "over", "screen: one refused"]);
  });

  it("that was reset still runs, without updating the screen", async () => {
    const server = slowServer();
    const log: string[] = [];
    screen = await openScreen(<Page server={server} log={log} />);
    await screen.press("Save");
    await screen.press("Reset");
    await screen.settle(() => server.saves[0]?.answer());
    expect(state()).toBe("resting");
    expect(log).toEqual(["one begins", "one saved", "over"]);
  });

  it("still runs after the screen is unmounted, without calling it", async () => {
    const server = slowServer();
    const log: string[] = [];
    screen = await openScreen(<Page server={server} log={log} />);
    await screen.press("Save");
    await screen.press("Leave");
    await screen.settle(() => server.saves[0]?.answer());
    expect(log).toEqual(["one begins", "one saved", "over"]);
  });

  it("waits for the previous one of its scope, even if that fails", async () => {
    const server = slowServer();
    screen = await openScreen(<Page server={server} scope={{ id: "plan" }} />);
    await screen.press("Save");
    await screen.press("Save");
    expect(server.texts()).toEqual(["one"]);
    expect(state()).toBe("two, pending");
    await screen.settle(() => server.saves[0]?.fail());
    expect(server.texts()).toEqual(["one", "two"]);
    await screen.settle(() => server.saves[1]?.answer());
    expect(state()).toBe("two, done, two saved");
  });
});
