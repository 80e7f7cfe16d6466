import { del, get, set } from "idb-keyval";
import { call } from "#web/api/call.ts";
import { openPlace } from "#web/api/device/place.ts";
import { like } from "#web/api/like.ts";
import { keyIn } from "#web/api/seal/browser-key.ts";
import { openWith, sealWith } from "#web/api/seal/seal.ts";
import { deviceHeaders } from "#web/api/session/device-token.ts";
import { MOST_WRONG_TRIES, materialOf, stretching } from "#web/entry/lock/pin.ts";
import { type Person, people, without } from "./view-model.ts";

/** Not among the databases that signing out deletes. */
const store = openPlace("mwezi-people");
const KEY = "key";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Sealed {
  readonly salt: Uint8Array<ArrayBuffer>;
  /** The credentials, encrypted with the PIN's key, then with this browser's. */
  readonly text: string;
  readonly wrongTries: number;
}

const credentialsShape = like<Credentials>({ email: "", password: "" });

const browserKey = () => keyIn(store, KEY);

async function pinKey(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await materialOf(pin, "deriveKey");
  const aes = { name: "AES-GCM", length: 256 };
  return crypto.subtle.deriveKey(stretching(salt), material, aes, false, ["encrypt", "decrypt"]);
}

export async function rememberPerson(
  person: Person,
  credentials: Credentials,
  pin: string,
): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const inner = await sealWith(await pinKey(pin, salt), JSON.stringify(credentials), person.id);
  const text = await sealWith(await browserKey(), inner, person.id);
  await set(person.id, { salt, text, wrongTries: 0 } satisfies Sealed, store);
  people.write([...(without(people.read() ?? [], person.id) ?? []), person]);
}

export async function forgetPerson(id: string): Promise<void> {
  people.write(without(people.read() ?? [], id));
  await del(id, store);
}

type Opened =
  | { readonly kind: "open"; readonly credentials: Credentials }
  | { readonly kind: "wrong"; readonly left: number };

/** Counted before it is checked; after ten wrong PINs in a row the account is forgotten here. */
export async function openPerson(id: string, pin: string): Promise<Opened> {
  const sealed = await get<Sealed>(id, store);
  const wrongTries = (sealed?.wrongTries ?? MOST_WRONG_TRIES) + 1;
  if (sealed && wrongTries <= MOST_WRONG_TRIES) {
    await set(id, { ...sealed, wrongTries }, store);
    const inner = await openWith(await browserKey(), sealed.text, id);
    const text = inner && (await openWith(await pinKey(pin, sealed.salt), inner, id));
    const credentials = text && credentialsShape.safeParse(JSON.parse(text)).data;
    if (credentials) {
      await set(id, { ...sealed, wrongTries: 0 }, store);
      return { kind: "open", credentials };
    }
  }
  const left = Math.max(0, MOST_WRONG_TRIES - wrongTries);
  if (left === 0) await forgetPerson(id);
  return { kind: "wrong", left };
}

/** As `rememberPerson`; refuses a wrong password at once instead of at the next sign-in. */
export async function rememberProven(...given: Parameters<typeof rememberPerson>): Promise<void> {
  await call("POST /api/account/proof", { body: { password: given[1].password } });
  await rememberPerson(...given);
}

export const signInAs = (body: Credentials) =>
  call("POST /api/auth/login", { headers: deviceHeaders(), body });
