import { channel } from "../channel.ts";

export interface Connection {
  readonly isOffline: boolean;
  /** Time of the oldest stored answer on screen; `null` if none is shown. */
  readonly oldest: number | null;
}

const online: Connection = { isOffline: false, oldest: null };

let connection = online;
const { follow, announce } = channel();

function change(next: Connection): void {
  connection = next;
  announce();
}

export const readConnection = (): Connection => connection;

export const followConnection = follow;

export function noteAnswer(): void {
  if (connection.isOffline) change(online);
}

export function noteOffline(at: number | null): void {
  const { oldest } = connection;
  const older = at === null || oldest === null ? (at ?? oldest) : Math.min(at, oldest);
  if (!connection.isOffline || older !== oldest) change({ isOffline: true, oldest: older });
}
