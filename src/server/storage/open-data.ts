import { dirname, join } from "node:path";
import { connectDatabase } from "./db/connect.ts";
import { findFact, rememberFact } from "./db/facts-store.ts";
import type { DatabaseLocation } from "./db/location.ts";
import type { Database } from "./db/schema.ts";
import { holdAlone } from "./db/sqlite.ts";
import { makeDirectory, syncDirectory } from "./disk/directory.ts";
import { makeSecret, readSecret } from "./vault/secret-file.ts";
import { createServerSecret, type ServerSecret } from "./vault/server-secret.ts";

export interface DataPlaces {
  readonly database: DatabaseLocation;
  readonly dataDirectory: string;
  /** From the environment; without it the file in the data directory. */
  readonly secret: string | null;
}

export interface Data {
  readonly db: Database;
  readonly secret: ServerSecret;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and the secret that belongs to it, or makes both. When it answers, what was
 * made survives a power cut.
 * @throws Error that says what to do when they do not belong together or are in use
 */
export async function openData(places: DataPlaces): Promise<Data> {
  const { database } = places;
  if (database.engine === "postgresql") return openBoth(places);
  await makeDirectory(dirname(database.file));
  const letGo = holdAlone(database.file);
  try {
    const data = await openBoth(places);
    await syncDirectory(dirname(database.file));
    const close = async () => {
      await data.close();
      letGo();
    };
    return { ...data, close };
  } catch (error) {
    letGo();
    throw error;
  }
}

async function openBoth(places: DataPlaces): Promise<Data> {
  const db = await connectDatabase(places.database);
  try {
    return { db, secret: await openSecret(db, places), close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

export const secretFileOf = ({ dataDirectory }: DataPlaces) => join(dataDirectory, "secret");

const CHECK = "secret_check";

async function openSecret(db: Database, places: DataPlaces): Promise<ServerSecret> {
  const file = secretFileOf(places);
  // The database is asked first: one that knows its secret is never given a new one.
  const check = await findFact(db, CHECK);
  const text = places.secret ?? (await readSecret(file));
  if (text === null && check !== null) throw new Error(lostSecret(file));
  const secret = createServerSecret(text ?? (await makeSecret(file)));
  if ((await rememberFact(db, CHECK, secret.checkValue)) === secret.checkValue) return secret;
  throw new Error(
    "This database was made with another secret, so nobody could sign in. " +
      "Start with the MWEZI_SECRET, or the secret file, that belongs to it.",
  );
}

const lostSecret = (file: string) =>
  "The secret that belongs to this database is missing, so nobody could sign in. " +
  `Put back ${file} from your backup, or set MWEZI_SECRET as before. Nothing was changed.`;
