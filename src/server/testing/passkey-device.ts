import {
  createHash,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { PRF_INPUT } from "#contract/account/passkeys.ts";
import type { Client } from "./test-app.ts";

/** Flags of WebAuthn §6.1: user present and verified; attested credential data included. */
const KNOWN = 0b0000_0101;
const WITH_KEY = 0b0100_0000;

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

interface Asked {
  readonly challenge: string;
  readonly site: string;
}

interface Habits {
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly hasPrf?: boolean;
}

/** RFC 9053: an elliptic curve key, ES256, on P-256. */
function coseKey(publicKey: KeyObject): Map<number, number | Uint8Array> {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
    [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
  ]);
}

export function makeDevice(habits: Habits = {}) {
  const { origin = "http://localhost:3000", isVerified = true, hasPrf = true } = habits;
  const id = randomBytes(32);
  const seed = randomBytes(32);
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;
  const prf = text(createHmac("sha256", seed).update(PRF_INPUT).digest());

  const clientData = (type: "create" | "get", challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin }));

  function dataFor(site: string, flags: number): Buffer {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(isVerified ? flags : flags & ~0b100, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(site), head]);
  }

  function create({ challenge, site }: Asked) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      dataFor(site, KNOWN | WITH_KEY),
      Buffer.alloc(16),
      length,
      id,
      Buffer.from(isoCBOR.encode(coseKey(keys.publicKey))),
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", Uint8Array.from(authData)],
    ]);
    return {
      id: text(id),
      clientDataJSON: text(clientData("create", challenge)),
      attestationObject: text(isoCBOR.encode(attestation as never)),
      ...(hasPrf && { prf }),
    };
  }

  function prove({ challenge, site }: Asked) {
    const authenticatorData = dataFor(site, KNOWN);
    const clientDataJSON = clientData("get", challenge);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return {
      id: text(id),
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(sign("sha256", signed, keys.privateKey)),
    };
  }
  const get = (asked: Asked) => ({ ...prove(asked), prf });
  return { create, prove, get };
}

export type Device = ReturnType<typeof makeDevice>;

export async function addPasskey({ send, password }: Client, device: Device, proof: object = {}) {
  const challenge = await send("POST", "/api/account/passkeys/challenge", {
    body: { password, ...proof },
  });
  const body = { password, ...device.create(challenge.json()) };
  return send("POST", "/api/account/passkeys", { body });
}

export async function passkeyAnswer(visitor: Client["send"], { user }: Client, device: Device) {
  const challenge = (await visitor("POST", "/api/auth/passkey/challenge")).json<Asked>();
  const handle = Buffer.from(user.id.replaceAll("-", ""), "hex").toString("base64url");
  return { user: handle, ...device.get(challenge) };
}
