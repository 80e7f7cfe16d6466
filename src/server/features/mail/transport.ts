import { isEmailAddress } from "#contract/kernel/email-address.ts";
import type { Letter } from "#server/documents/mail/letter.ts";

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly login: { readonly name: string; readonly password: string } | null;
  readonly from: string;
}

/** Why a mail was not sent. Only codes, since the server's message may quote the address. */
export interface MailFailure {
  readonly code: string;
  readonly status: number | null;
}

/** `refused`: the address itself permanently accepts no mail. */
export type MailOutcome = "accepted" | "refused" | MailFailure;

export interface MailTransport {
  readonly send: (address: string, letter: Letter) => Promise<MailOutcome>;
  readonly check: () => Promise<MailFailure | null>;
  readonly close: () => Promise<void>;
}

const PATIENCE = 10_000;
const HERE: readonly string[] = ["localhost", "127.0.0.1", "::1"];

/** Sends mails through the operator's server, with TLS unless it is on this machine. */
export function createTransport({ from, ...settings }: MailSettings): MailTransport {
  let opening: ReturnType<typeof openPool> | null = null;
  const open = () => {
    opening ??= openPool(settings);
    return opening;
  };
  return {
    send: async (address, { senderName, ...letter }) => {
      // An account may have an address that was valid before validation became stricter.
      if (!isEmailAddress(address)) return "refused";
      try {
        const pool = await open();
        await pool.sendMail({
          ...letter,
          from: { name: senderName, address: from },
          // An object and an explicit envelope, since a string would be parsed as a list of addresses.
          to: { name: "", address },
          envelope: { from, to: [address] },
          headers: { ...letter.headers },
          textEncoding: "quoted-printable",
          xMailer: false,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return "accepted";
      } catch (error) {
        const failure = failureOf(error);
        return failure.isRefused ? "refused" : { code: failure.code, status: failure.status };
      }
    },
    check: async () => {
      try {
        await (await open()).verify();
        return null;
      } catch (error) {
        const { code, status } = failureOf(error);
        return { code, status };
      }
    },
    close: async () => {
      (await opening)?.close();
    },
  };
}

async function openPool({ host, port, isSecure, login }: Omit<MailSettings, "from">) {
  const { default: nodemailer } = await import("nodemailer");
  return nodemailer.createTransport({
    pool: true,
    host,
    port,
    secure: isSecure,
    maxRequeues: 0,
    requireTLS: !isSecure && !HERE.includes(host),
    ...(login && { auth: { user: login.name, pass: login.password } }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
}

/** Rejections for policy, about the sender or the content instead of the address (RFC 3463). */
const ABOUT_POLICY = /^\d{3}[ -]5\.7\./;

function failureOf(error: unknown): MailFailure & { readonly isRefused: boolean } {
  const part = (name: string): unknown =>
    error instanceof Error && name in error ? Reflect.get(error, name) : null;
  const [code, status, command] = [part("code"), part("responseCode"), part("command")];
  const isPermanent = typeof status === "number" && status >= 500;
  return {
    code: typeof code === "string" ? code : "unknown",
    status: typeof status === "number" ? status : null,
    isRefused:
      isPermanent && command === "RCPT TO" && !ABOUT_POLICY.test(String(part("response") ?? "")),
  };
}
