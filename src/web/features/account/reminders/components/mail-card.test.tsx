// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { MailCard } from "./mail-card.tsx";

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

const text = "You have a note: https://mwezi.example.org/note";
const note = { from: "Notes <notes@example.org>", subject: "You have a note", text };
const answerOf = (state: string) => ({ mail: { state, address: "thandi@example.org", note } });

it("reminders by e-mail are not offered if this server sends none", async () => {
  fakeServer({ "GET /api/mail-reminders": () => ({ mail: null }) });
  screen = await openScreen(<MailCard />);
  await screen.settle();
  expect(screen.text()).toBe("");
});

it("the mail card shows what a mail contains and who can read it, and asks for consent with its own button", async () => {
  let state = "off";
  const server = fakeServer({
    "GET /api/mail-reminders": () => answerOf(state),
    "POST /api/mail-reminders": () => {
      state = "unconfirmed";
    },
  });
  screen = await openScreen(<MailCard />);
  await screen.settle();
  expect(screen.text()).toContain(text);
  expect(screen.text()).toContain("Your email provider sees that this service writes to you");
  expect(server.calls().filter((call) => !call.startsWith("GET"))).toEqual([]);
  await screen.press("I agree: send me notes by email");
  expect(screen.text()).toContain("Open the link in that mail");
});

it("an undeliverable address is reported, with a retry button", async () => {
  fakeServer({ "GET /api/mail-reminders": () => answerOf("refused") });
  screen = await openScreen(<MailCard />);
  await screen.settle();
  expect(screen.text()).toContain("takes no mail from us");
  expect(screen.text()).toContain("I agree: send me notes by email");
});

it("the mail card shows when a new confirmation mail can be requested", async () => {
  fakeServer({
    "GET /api/mail-reminders": () => answerOf("unconfirmed"),
    "POST /api/mail-reminders": () => problem(429, "too_many_attempts"),
  });
  screen = await openScreen(<MailCard />);
  await screen.settle();
  await screen.press("Write to me again");
  expect(screen.text()).toContain("try again tomorrow");
});
