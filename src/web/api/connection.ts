/** Whether the server answers, and how old what is shown in its place is. */
export interface Connection {
  readonly isOffline: boolean;
  /** When the oldest answer came that stands in for one of now; `null` when none does. */
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

/** The server has answered: what is shown from before is read anew by who shows it. */
export function noteAnswer(): void {
  if (connection.isOffline) change(online);
}

/** No answer came; `at` is the age of what is shown for it, where anything is. */
export function noteOffline(at: number | null): void {
  const { oldest } = connection;
  const older = at === null || oldest === null ? (at ?? oldest) : Math.min(at, oldest);
  if (!connection.isOffline || older !== oldest) change({ isOffline: true, oldest: older });
}
