import { timingSafeEqual } from "node:crypto";
import type { ServerSecret } from "./keys/server-secret.ts";

/** Lifetime of a file's address; the specification allows up to an hour. */
const TICKET_LIFETIME = 5 * 60_000;

/** Signs a short-lived permission to fetch a link's file, for who has given the PIN. */
export function makeTicket({ challengeMac }: ServerSecret, linkHash: string, now: number): string {
  const until = String(now + TICKET_LIFETIME);
  return `${until}.${challengeMac(ticketText(linkHash, until)).toString("base64url")}`;
}

export function isTicket(
  { challengeMac }: ServerSecret,
  linkHash: string,
  ticket: string,
  now: number,
): boolean {
  const [until = "", mac = ""] = ticket.split(".");
  const [given, right] = [Buffer.from(mac, "base64url"), challengeMac(ticketText(linkHash, until))];
  return Number(until) > now && given.length === right.length && timingSafeEqual(given, right);
}

const ticketText = (linkHash: string, until: string) =>
  ["health link file", linkHash, until].join("\n");
