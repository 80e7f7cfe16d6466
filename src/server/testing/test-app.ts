import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { inject } from "vitest";
import type { SignedIn, User } from "#contract/account/auth.ts";
import { type AppParts, createApp } from "#server/app.ts";
import { createAccount } from "#server/features/account/registration.ts";
import { createWork, type Work } from "#server/jobs/work.ts";
import { connectDatabase } from "#server/storage/db/connect.ts";
import type { DatabaseLocation, Engine } from "#server/storage/db/location.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { taskLengths } from "#server/task-lengths.ts";
import type { tasks } from "#server/tasks.ts";
import { makeLocation, makeMigratedLocation } from "./engines.ts";
import { PASSWORD, prepareAccount } from "./stories/prepared-accounts.ts";

export const TEST_SECRET = "a secret for tests, long enough to be one";

const BROWSER = { address: "127.0.0.1", userAgent: "lightMyRequest" };

interface Request {
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  readonly headers?: Record<string, string>;
}

/** A client with a browser; signed in if it has a token. */
export interface Client {
  readonly token: string;
  readonly user: User;
  readonly email: string;
  readonly password: string;
  readonly send: (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    request?: Request,
  ) => Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly work: Work<typeof tasks>;
  readonly location: DatabaseLocation;
  readonly setClock: (iso: string) => void;
  readonly now: () => number;
  readonly passTime: (milliseconds: number) => void;
  readonly visitor: Client["send"];
  readonly visitorOfAnotherNode: () => Promise<Client["send"]>;
  /** Creates an account without a request: see prepared-accounts.ts. */
  readonly register: (name?: string) => Promise<Client>;
  readonly signUp: () => Promise<Client>;
  readonly as: (token: string) => Client["send"];
  readonly close: () => Promise<void>;
}

type Options = Partial<Pick<AppParts, "operator" | "mail" | "publicAddress">> &
  Pick<AppParts, "capacity" | "logger" | "proxies" | "trustedProxies" | "securityContact"> &
  Pick<AppParts, "dataDirectory" | "drain" | "metrics" | "isPushService" | "readNotes"> & {
    /** Puts a proxy between the app and its database. */
    readonly through?: (location: DatabaseLocation) => Promise<DatabaseLocation>;
    readonly threadFile?: URL;
  };

export async function createTestApp(
  engine: Engine,
  { through, threadFile, ...options }: Options = {},
): Promise<TestApp> {
  // The proxy sees the migrations too.
  const place = await (through ? makeLocation(engine) : makeMigratedLocation(engine));
  const { remove } = place;
  const location = through ? await through(place.location) : place.location;
  const db = await connectDatabase(location);
  let now = Date.parse("2026-11-20T08:00:00Z");
  const clock = () => now;
  const work = createWork<typeof tasks>({
    location,
    file: threadFile ?? new URL(inject("threadFile") ?? "./worker.mjs", import.meta.url),
    clock,
    lengthOf: taskLengths,
  });
  const parts: AppParts = {
    db,
    clock,
    work,
    secret: createServerSecret(TEST_SECRET),
    release: "test",
    build: "test",
    operator: { name: null, email: null, address: null, informationOfficer: null },
    ...options,
  };
  const app = await createApp(parts);
  const senderOf = (token: string | null) => createSender(app, token);
  const visitor = senderOf(null);
  return {
    app,
    db,
    work,
    location,
    visitor,
    visitorOfAnotherNode: async () => createSender(await createApp(parts), null),
    as: senderOf,
    setClock: (iso) => {
      now = Date.parse(iso);
    },
    now: clock,
    passTime: (milliseconds) => {
      now += milliseconds;
    },
    ...registrations(parts, location, senderOf),
    close: async () => {
      await app.close();
      await db.destroy();
      await remove();
    },
  };
}

function registrations(
  parts: AppParts,
  location: DatabaseLocation,
  senderOf: (token: string | null) => Client["send"],
): Pick<TestApp, "register" | "signUp"> {
  const makeEmail = () => `${crypto.randomUUID()}@example.org`;
  const clientOf = ({ token, user }: SignedIn): Client => {
    return { token, user, email: user.email, password: PASSWORD, send: senderOf(token) };
  };
  return {
    register: async (name = "Thandi") => {
      const input = { name, email: makeEmail() };
      const prepared = await prepareAccount(location, parts.secret);
      return clientOf(await createAccount(parts, BROWSER, input, prepared));
    },
    signUp: async () => {
      const body = { name: "Thandi", email: makeEmail(), password: PASSWORD };
      const answer = await senderOf(null)("POST", "/api/auth/register", { body });
      return clientOf(answer.json<SignedIn>());
    },
  };
}

function createSender(app: FastifyInstance, token: string | null): Client["send"] {
  return (method, path, { body, bytes, headers } = {}) =>
    app.inject({
      method,
      url: path,
      headers: {
        "time-zone": "Africa/Johannesburg",
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(bytes !== undefined && { "content-type": "application/octet-stream" }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(bytes !== undefined && { payload: Buffer.from(bytes) }),
    });
}
