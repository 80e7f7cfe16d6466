import { expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { contactOf, isKnownService } from "./rules.ts";
import { payloadOf } from "./send.ts";

it.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://wns2-par02p.notify.windows.com/w/?token=abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://me@fcm.googleapis.com/abc", false],
  ["https://fcm.googleapis.com.example.org/abc", false],
  ["https://evilpush.apple.com/abc", false],
  ["https://127.0.0.1/abc", false],
  ["https://10.0.0.7/abc", false],
  ["https://[::1]/abc", false],
  ["https://localhost/abc", false],
])("%s is a push service: %s", (address, isKnown) => {
  expect(isKnownService(new URL(address))).toBe(isKnown);
});

it.each([
  ["privacy@example.org", "https://mwezi.example.org", "mailto:privacy@example.org"],
  [null, "https://mwezi.example.org", "https://mwezi.example.org"],
  [null, "http://localhost:3000", null],
  [null, null, null],
])("the contact for push services, with %s at %s, is %s", (email, address, contact) => {
  expect(contactOf(email, address)).toBe(contact);
});

it("a message has no link without a public address", () => {
  expect(payloadOf(null)).toBe('{"title":"You have a note"}');
});

it("nothing is pushed without an operator contact", async () => {
  const nameless = await createTestApp("sqlite");
  const client = await nameless.register();
  expect((await client.send("GET", "/api/push")).json().publicKey).toBeNull();
  const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
  const body = { endpoint, keys: { p256dh: "AAAA", auth: "AAAA" } };
  const answer = await client.send("POST", "/api/push/subscriptions", { body });
  expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
  await nameless.close();
});
