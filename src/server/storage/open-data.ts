import { dirname, join } from "node:path";
import { connectDatabase } from "./db/connect.ts";
import { findFact, rememberFact } from "./db/facts-store.ts";
import type { DatabaseLocation } from "./db/location.ts";
import { emptyLog } from "./db/log.ts";
import type { Database } from "./db/schema.ts";
import { holdAlone } from "./db/sqlite/sqlite.ts";
import { makeDirectory, syncDirectory } from "./disk/directory.ts";
import { createReserve, noReserve, type Reserve } from "./disk/reserve.ts";
import { makeSecret, readSecret } from "./vault/keys/secret-file.ts";
import { createServerSecret, type ServerSecret } from "./vault/keys/server-secret.ts";

export interface DataPlaces {
  readonly database: DatabaseLocation;
  readonly dataDirectory: string;
  readonly secret: string | null;
}

export interface Data {
  readonly db: Database;
  readonly secret: ServerSecret;
  readonly reserve: Reserve;
  readonly close: () => Promise<void>;
}

/** @throws Error that says what to do when they do not belong together or are in use */
export async function openData(places: DataPlaces): Promise<Data> {
  const { database } = places;
  if (database.engine === "postgresql") return openBoth(places);
  await makeDirectory(dirname(database.file));
  const letGo = holdAlone(database.file);
  try {
    const data = await openSqlite(places, dirname(database.file));
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

/** Opening needs a few pages, which come from the reserve on a full disk. */
async function openSqlite(places: DataPlaces, directory: string): Promise<Data> {
  let db: Database | undefined;
  const settle = async () => {
    if (db) await emptyLog(db);
  };
  const reserve = createReserve(join(directory, "reserve"), settle);
  const data = await reserve.lend(() => openBoth(places));
  db = data.db;
  await syncDirectory(directory);
  await reserve.fill();
  return { ...data, reserve };
}

async function openBoth(places: DataPlaces): Promise<Data> {
  const db = await connectDatabase(places.database);
  try {
    const secret = await openSecret(db, places);
    return { db, secret, reserve: noReserve, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

export const secretFileOf = ({ dataDirectory }: Pick<DataPlaces, "dataDirectory">) =>
  join(dataDirectory, "secret");

/** The fact by which a database recognises its secret. */
export const SECRET_CHECK = "secret_check";

async function openSecret(db: Database, places: DataPlaces): Promise<ServerSecret> {
  const file = secretFileOf(places);
  // Reads the database first, so that one with a secret is never given a new one.
  const check = await findFact(db, SECRET_CHECK);
  const text = places.secret ?? (await readSecret(file));
  if (text === null && check !== null) throw new Error(lostSecret(file));
  const secret = createServerSecret(text ?? (await makeSecret(file)));
  if ((await rememberFact(db, SECRET_CHECK, secret.checkValue)) === secret.checkValue)
    return secret;
  throw new Error(
    "This database was made with another secret, so nobody could sign in. " +
      "Start with the MWEZI_SECRET, or the secret file, that belongs to it.",
  );
}

const lostSecret = (file: string) =>
  "The secret that belongs to this database is missing, so nobody could sign in. " +
  `Put back ${file} from your backup, or set MWEZI_SECRET as before. Nothing was changed.`;
