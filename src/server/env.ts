import { join } from "node:path";
import * as z from "zod/mini";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import type { MailSettings } from "./features/mail/transport.ts";
import type { Operator } from "./features/operator/routes.ts";
import type { CapacityLimits } from "./http/fairness/capacity.ts";
import { networksOf } from "./http/fairness/network.ts";
import type { MetricsAddress } from "./http/metrics.ts";

const matching = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }));

const checked = (isRight: (text: string) => boolean, error: string) =>
  z.string().check(z.refine(isRight, { error }));

const filled = (name: string) => checked((value) => value !== "", `${name} is set but empty`);

const text = (name: string) => z.optional(filled(name));

const mailbox = (name: string) =>
  z.optional(z.email({ error: `${name} must be an e-mail address and nothing else` }));

const port = (name: string) =>
  checked(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    `${name} must be a number from 0 to 65535`,
  );

const count = (name: string) =>
  z.optional(matching(/^[1-9]\d{0,8}$/, `${name} must be a whole number from 1, or be left out`));

const postgres = (name: string) =>
  z.optional(matching(/^postgres(ql)?:\/\//, `${name} must begin with postgresql://`));

/** The public address, such as `https://mwezi.example.org`, without a path. */
const address = (name: string) =>
  z.optional(
    checked(isOrigin, `${name} must be an address like https://mwezi.example.org, without a path`),
  );

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isSecure = protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  return isSecure && text.replace(/\/$/, "") === origin;
}

function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== "" && (username === "") === (password === "") && isEncoded(text);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const listOf = (text: string) => text.split(",").flatMap((part) => part.trim() || []);

function areNetworks(text: string): boolean {
  try {
    networksOf(listOf(text));
    return true;
  } catch {
    return false;
  }
}

const EnvSchema = z.object({
  PORT: z._default(port("PORT"), "3000"),
  // Empty, they would mean every address of the machine.
  HOST: z._default(filled("HOST"), "127.0.0.1"),
  MWEZI_DATA_DIR: z._default(filled("MWEZI_DATA_DIR"), "./data"),
  DATABASE_URL: postgres("DATABASE_URL"),
  DATABASE_DIRECT_URL: postgres("DATABASE_DIRECT_URL"),
  MWEZI_SECRET: z.optional(
    checked((value) => value.length >= 32, "MWEZI_SECRET must have at least 32 characters"),
  ),
  MWEZI_PUBLIC_ADDRESS: address("MWEZI_PUBLIC_ADDRESS"),
  MWEZI_TRUST_PROXY: z._default(matching(/^[0-5]$/, "MWEZI_TRUST_PROXY must be 0 to 5"), "0"),
  MWEZI_TRUSTED_PROXIES: z._default(
    checked(areNetworks, "MWEZI_TRUSTED_PROXIES must be addresses like 203.0.113.9,2001:db8::/32"),
    "",
  ),
  MWEZI_DRAIN_SECONDS: z._default(
    matching(/^([0-5]?\d|60)$/, "MWEZI_DRAIN_SECONDS must be from 0 to 60"),
    "5",
  ),
  MWEZI_METRICS_PORT: z.optional(port("MWEZI_METRICS_PORT")),
  MWEZI_METRICS_HOST: z._default(filled("MWEZI_METRICS_HOST"), "127.0.0.1"),
  MWEZI_MAX_STORAGE_MB: count("MWEZI_MAX_STORAGE_MB"),
  MWEZI_MAX_ACCOUNTS: count("MWEZI_MAX_ACCOUNTS"),
  MWEZI_REGISTRATIONS_PER_HOUR: count("MWEZI_REGISTRATIONS_PER_HOUR"),
  MWEZI_DEMO: z._default(z.enum(["0", "1"], { error: "MWEZI_DEMO must be 0 or 1" }), "0"),
  MWEZI_SMTP_URL: z.optional(
    checked(
      isMailServer,
      "MWEZI_SMTP_URL must be like smtps://name:password@mail.example.org:465 or smtp://…, with name and password percent-encoded",
    ),
  ),
  MWEZI_MAIL_FROM: mailbox("MWEZI_MAIL_FROM"),
  MWEZI_OPERATOR_NAME: text("MWEZI_OPERATOR_NAME"),
  MWEZI_OPERATOR_EMAIL: mailbox("MWEZI_OPERATOR_EMAIL"),
  MWEZI_OPERATOR_ADDRESS: text("MWEZI_OPERATOR_ADDRESS"),
  MWEZI_INFORMATION_OFFICER: text("MWEZI_INFORMATION_OFFICER"),
  MWEZI_SECURITY_CONTACT: z.optional(
    matching(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      "MWEZI_SECURITY_CONTACT must be like mailto:security@example.org or https://…",
    ),
  ),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly database: DatabaseLocation;
  readonly secret: string | null;
  readonly publicAddress: string | null;
  readonly proxies: number;
  readonly trustedProxies: readonly string[];
  /** Seconds from the stop signal until the server closes, so that load balancers notice. */
  readonly drainSeconds: number;
  /** Where Prometheus reads metrics; `null` serves none. */
  readonly metrics: MetricsAddress | null;
  readonly capacity: CapacityLimits;
  readonly mail: MailSettings | null;
  readonly hasDemo: boolean;
  readonly operator: Operator;
  /** URI for security reports; `null` publishes none. */
  readonly securityContact: string | null;
}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = EnvSchema.safeParse(environment);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  - ${issue.message}`);
    throw new Error(`The environment is not right:\n${problems.join("\n")}`);
  }
  const env = result.data;
  const publicAddress = env.MWEZI_PUBLIC_ADDRESS?.replace(/\/$/, "") ?? null;
  return {
    port: Number(env.PORT),
    host: env.HOST,
    dataDirectory: env.MWEZI_DATA_DIR,
    database: env.DATABASE_URL
      ? {
          engine: "postgresql",
          url: env.DATABASE_URL,
          ...(env.DATABASE_DIRECT_URL && { directUrl: env.DATABASE_DIRECT_URL }),
        }
      : { engine: "sqlite", file: join(env.MWEZI_DATA_DIR, "mwezi.db") },
    secret: env.MWEZI_SECRET ?? null,
    publicAddress,
    proxies: Number(env.MWEZI_TRUST_PROXY),
    trustedProxies: listOf(env.MWEZI_TRUSTED_PROXIES),
    drainSeconds: Number(env.MWEZI_DRAIN_SECONDS),
    metrics:
      env.MWEZI_METRICS_PORT === undefined
        ? null
        : { host: env.MWEZI_METRICS_HOST, port: Number(env.MWEZI_METRICS_PORT) },
    // By default a public server must not fill its disk or the operator's time.
    capacity: {
      storageMegabytes: Number(env.MWEZI_MAX_STORAGE_MB ?? 20_000),
      accounts: Number(env.MWEZI_MAX_ACCOUNTS ?? 100_000),
      registrationsAnHour: Number(env.MWEZI_REGISTRATIONS_PER_HOUR ?? 1_000),
    },
    mail: mailSettings(env, publicAddress),
    hasDemo: env.MWEZI_DEMO === "1",
    operator: {
      name: env.MWEZI_OPERATOR_NAME ?? null,
      email: env.MWEZI_OPERATOR_EMAIL ?? null,
      address: env.MWEZI_OPERATOR_ADDRESS ?? null,
      informationOfficer: env.MWEZI_INFORMATION_OFFICER ?? null,
    },
    securityContact: env.MWEZI_SECURITY_CONTACT ?? null,
  };
}

/** A mail contains an unsubscribe link, so it needs a public address. @throws Error */
function mailSettings(
  env: z.output<typeof EnvSchema>,
  publicAddress: string | null,
): MailSettings | null {
  if (env.MWEZI_SMTP_URL === undefined) return null;
  const from = env.MWEZI_MAIL_FROM;
  if (from === undefined || publicAddress === null) {
    throw new Error(
      "The environment is not right:\n  - MWEZI_SMTP_URL needs MWEZI_MAIL_FROM and MWEZI_PUBLIC_ADDRESS beside it",
    );
  }
  const url = new URL(env.MWEZI_SMTP_URL);
  const isSecure = url.protocol === "smtps:";
  return {
    from,
    isSecure,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    login:
      url.username === ""
        ? null
        : { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  };
}
