export interface Connection {
  readonly isOffline: boolean;
  /** Time of the oldest stored answer on screen; `null` if none is shown. */
  readonly oldest: number | null;
}

const online: Connection = { isOffline: false, oldest: null };

let connection = online;
const listeners = new Set<() => void>();

function change(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}

export const readConnection = (): Connection => connection;

export function followConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteAnswer(): void {
  if (connection.isOffline) change(online);
}

export function noteOffline(at: number | null): void {
  const { oldest } = connection;
  const older = at === null || oldest === null ? (at ?? oldest) : Math.min(at, oldest);
  if (!connection.isOffline || older !== oldest) change({ isOffline: true, oldest: older });
}
