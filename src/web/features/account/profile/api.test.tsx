// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { ProfileCard } from "./components/profile-card.tsx";

const profile = {
  name: "Thandi",
  age: 29,
  country: "South Africa",
  preferredLanguage: "English",
  cycleRegularity: "regular",
  averageCycleLength: 30,
  pcosDiagnosis: "no",
  contraception: null,
  pregnancyStatus: null,
};
const PATH = "/api/user/profile";

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

const open = async (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ [`GET ${PATH}`]: () => profile, ...answers });
  screen = await openScreen(<ProfileCard />);
  await screen.settle();
  return server;
};

it("saving sends only the changed fields and shows the server's profile", async () => {
  const server = await open({
    [`PATCH ${PATH}`]: ({ body }) => ({ ...profile, ...(body as object), name: "Thandiwe M" }),
  });
  await screen.type("Name", " Thandiwe ");
  await screen.type("Age", "30");
  await screen.press("Save");
  const patches = server.sent.filter(({ call }) => call === `PATCH ${PATH}`);
  expect(patches.map(({ body }) => body)).toEqual([{ name: "Thandiwe", age: 30 }]);
  expect(screen.field("Name").value).toBe("Thandiwe M");
  expect(screen.text()).toContain("Your profile is up to date.");
});

it("saving sends nothing if nothing changed, and still confirms", async () => {
  const server = await open();
  await screen.press("Save");
  expect(server.calls()).toEqual([`GET ${PATH}`]);
  expect(screen.text()).toContain("Your profile is up to date.");
});

it("saving sends nothing while a field is invalid, then sends once it is valid", async () => {
  const server = await open({ [`PATCH ${PATH}`]: () => ({ ...profile, age: 31 }) });
  await screen.type("Age", "12");
  await screen.press("Save");
  expect(screen.text()).toContain("Enter a whole number from 13 to 100.");
  expect(server.calls()).toEqual([`GET ${PATH}`]);
  await screen.type("Age", "31");
  expect(screen.text()).not.toContain("Enter a whole number from 13 to 100.");
  await screen.press("Save");
  expect(server.calls()).toContain(`PATCH ${PATH}`);
});

it("saving shows the server's field errors and leaves the typed text in the form", async () => {
  const fields = [{ field: "age", code: "required" }];
  await open({ [`PATCH ${PATH}`]: () => problem(422, "invalid_input", { fields }) });
  await screen.type("Age", "31");
  await screen.press("Save");
  expect(screen.text()).toContain("Enter your age.");
  expect(screen.field("Age").value).toBe("31");
});

it("saving offline leaves the typed text in the form, shows an error, and works on the next try", async () => {
  const server = await open();
  await screen.type("Age", "31");
  await screen.press("Save");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  server.answer(`PATCH ${PATH}`, () => ({ ...profile, age: 31 }));
  await screen.press("Save");
  expect(screen.text()).not.toContain("We can't reach Mwezi.");
  expect(screen.field("Age").value).toBe("31");
});
