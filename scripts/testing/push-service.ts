import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A browser with a push subscription that can decrypt messages. */
export interface Browser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly read: (body: Buffer) => string;
}

interface Message {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A fake push service that records messages and answers as configured. */
export async function startPushService() {
  const messages: Message[] = [];
  const answers = { status: 201, headers: {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    messages.push({
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks),
    });
    response.writeHead(answers.status, answers.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    messages,
    answers,
    isPushService: (address: URL) => address.origin === origin,
    openBrowser: () => openBrowser(`${origin}/${crypto.randomUUID()}`),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function openBrowser(endpoint: string): Browser {
  const pair = createECDH("prime256v1");
  const ours = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: ours.toString("base64url"), auth: auth.toString("base64url") },
    },
    // Decrypts by hand (RFC 8188 and RFC 8291), as the sending library can't.
    read: (body) => {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + theirs.length);
      const secret = pair.computeSecret(theirs);
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), ours, theirs]);
      const material = Buffer.from(hkdfSync("sha256", secret, auth, about, 32));
      const derive = (info: string, length: number) =>
        Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${info}\0`, length));
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}
