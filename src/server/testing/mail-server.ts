import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ArrivedMail {
  readonly to: string;
  readonly from: string;
  readonly header: (name: string) => string | null;
  readonly text: string;
  readonly raw: string;
}

export async function startMailServer() {
  const mails: ArrivedMail[] = [];
  /** Replies to a recipient and to a whole mail; `null` accepts them. */
  const answers: { recipient: string | null; mail: string | null } = {
    recipient: null,
    mail: null,
  };
  const tries = { count: 0 };
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      tries.count += 1;
      recipients.push(address);
      done(refusal(answers.recipient));
    },
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const refused = refusal(answers.mail);
      if (refused) return done(refused);
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address).join();
      mails.push({ to, from, ...readMail(Buffer.concat(chunks).toString("latin1")) });
      return done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    answers,
    tries,
    recipients,
    settings: {
      host: "127.0.0.1",
      port,
      isSecure: false,
      login: null,
      from: "notes@example.org",
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function refusal(answer: string | null): Error | null {
  if (answer === null) return null;
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

function readMail(raw: string): Pick<ArrivedMail, "header" | "text" | "raw"> {
  const end = raw.indexOf("\r\n\r\n");
  // RFC 5322, 2.2.3: a line that begins with a space continues the previous one.
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const header = (name: string) => {
    const line = lines.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return line === undefined ? null : decodeWords(line.slice(name.length + 1).trim());
  };
  const body = raw.slice(end + 4);
  const isQuoted = header("Content-Transfer-Encoding") === "quoted-printable";
  return { header, text: isQuoted ? decodeQuoted(body) : body, raw };
}

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, form: string, words: string) =>
      form.toLowerCase() === "b"
        ? Buffer.from(words, "base64").toString()
        : decodeQuoted(words.replaceAll("_", " ")),
    );

/** RFC 2045, 6.7. */
const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  ).toString();
