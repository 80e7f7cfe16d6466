import { describe, expect, it } from "vitest";
import { readSettings } from "./env.ts";

describe("the environment", () => {
  it("needs no variables: SQLite in ./data, this machine only, port 3000", () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDirectory: "./data",
      database: { engine: "sqlite", file: "data/mwezi.db" },
      secret: null,
      publicAddress: null,
      proxies: 0,
      trustedProxies: [],
      drainSeconds: 5,
      metrics: null,
      capacity: { storageMegabytes: 20_000, accounts: 100_000, registrationsAnHour: 1_000 },
      mail: null,
      hasDemo: false,
      operator: { name: null, email: null, address: null, informationOfficer: null },
      securityContact: null,
    });
  });

  it("selects PostgreSQL by its address", () => {
    const url = "postgresql://mwezi@db/mwezi";
    expect(readSettings({ DATABASE_URL: url }).database).toEqual({ engine: "postgresql", url });
    const directUrl = "postgresql://mwezi@server/mwezi";
    const both = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl };
    expect(readSettings(both).database).toEqual({ engine: "postgresql", url, directUrl });
  });

  it("sets the number of proxies before the server", () => {
    expect(readSettings({ MWEZI_TRUST_PROXY: "2" }).proxies).toBe(2);
    expect(() => readSettings({ MWEZI_TRUST_PROXY: "6" })).toThrow("MWEZI_TRUST_PROXY");
  });

  it("sets proxies with public addresses", () => {
    const read = (text: string) => readSettings({ MWEZI_TRUSTED_PROXIES: text }).trustedProxies;
    expect(read("203.0.113.9, 2001:db8::/32")).toEqual(["203.0.113.9", "2001:db8::/32"]);
    for (const wrong of ["proxy.example.org", "203.0.113.9/40"]) {
      expect(() => read(wrong)).toThrow("MWEZI_TRUSTED_PROXIES");
    }
  });

  it("sets the contact for security reports, as a URI", () => {
    const read = (text: string) => readSettings({ MWEZI_SECURITY_CONTACT: text }).securityContact;
    expect(read("mailto:security@example.org")).toBe("mailto:security@example.org");
    for (const wrong of ["security@example.org", "http://example.org", "https://a b"]) {
      expect(() => read(wrong)).toThrow("MWEZI_SECURITY_CONTACT");
    }
  });

  it("accepts a public address with TLS or on this machine, without a path", () => {
    const read = (address: string) => readSettings({ MWEZI_PUBLIC_ADDRESS: address }).publicAddress;
    expect(read("https://mwezi.example.org/")).toBe("https://mwezi.example.org");
    expect(read("http://localhost:3000")).toBe("http://localhost:3000");
    for (const wrong of ["http://mwezi.example.org", "https://a.example/b", "mwezi", ""]) {
      expect(() => read(wrong)).toThrow("MWEZI_PUBLIC_ADDRESS");
    }
  });

  it("serves metrics on a separate port, on this machine by default", () => {
    expect(readSettings({ MWEZI_METRICS_PORT: "9464" }).metrics).toEqual({
      host: "127.0.0.1",
      port: 9464,
    });
    expect(() => readSettings({ MWEZI_METRICS_PORT: "http" })).toThrow("MWEZI_METRICS_PORT");
  });

  it.each(["HOST", "MWEZI_METRICS_HOST", "MWEZI_DATA_DIR"])(
    "rejects an empty %s, which would open every address or use the current directory",
    (name) => expect(() => readSettings({ [name]: "" })).toThrow(`${name} is set but empty`),
  );

  it("requires a mail server, a sender and a public address together, or none", () => {
    const beside = {
      MWEZI_MAIL_FROM: "notes@example.org",
      MWEZI_PUBLIC_ADDRESS: "https://mwezi.example.org",
    };
    const read = (url: string) => readSettings({ ...beside, MWEZI_SMTP_URL: url }).mail;
    expect(read("smtps://me%40example.org:p%2Fw@mail.example.org")).toEqual({
      host: "mail.example.org",
      port: 465,
      isSecure: true,
      from: "notes@example.org",
      login: { name: "me@example.org", password: "p/w" },
    });
    expect(read("smtp://[::1]:2525/")).toEqual({
      host: "::1",
      port: 2525,
      isSecure: false,
      from: "notes@example.org",
      login: null,
    });
    for (const wrong of [
      "mail.example.org",
      "https://a",
      "smtp://a/b",
      "smtp://me@a",
      "smtp://%:%@a",
    ]) {
      expect(() => read(wrong)).toThrow("MWEZI_SMTP_URL");
    }
    for (const missing of ["MWEZI_MAIL_FROM", "MWEZI_PUBLIC_ADDRESS"]) {
      const alone = { ...beside, MWEZI_SMTP_URL: "smtps://mail.example.org", [missing]: undefined };
      expect(() => readSettings(alone)).toThrow(missing);
    }
    const sender = { ...beside, MWEZI_MAIL_FROM: "Notes <notes@example.org>" };
    expect(() => readSettings(sender)).toThrow("MWEZI_MAIL_FROM");
  });

  it("has capacity limits only if set", () => {
    const limits = {
      MWEZI_MAX_STORAGE_MB: "20000",
      MWEZI_MAX_ACCOUNTS: "500",
      MWEZI_REGISTRATIONS_PER_HOUR: "40",
    };
    expect(readSettings(limits).capacity).toEqual({
      storageMegabytes: 20_000,
      accounts: 500,
      registrationsAnHour: 40,
    });
    for (const name of Object.keys(limits)) {
      for (const value of ["0", "-1", "1.5", "20 GB", ""]) {
        expect(() => readSettings({ [name]: value })).toThrow(name);
      }
    }
  });

  it("sets the operator's name", () => {
    const { operator } = readSettings({ MWEZI_OPERATOR_NAME: "Clinic Trust" });
    expect(operator.name).toBe("Clinic Trust");
  });

  it("sets the operator's e-mail address, which must be one", () => {
    const read = (email: string) => readSettings({ MWEZI_OPERATOR_EMAIL: email }).operator.email;
    expect(read("ops@example.org")).toBe("ops@example.org");
    for (const wrong of ["", "call us", "Ops <ops@example.org>"]) {
      expect(() => read(wrong)).toThrow("MWEZI_OPERATOR_EMAIL");
    }
  });

  it("fails with all invalid variables and without their values", () => {
    const wrong = {
      PORT: "eighty",
      DATABASE_URL: "mysql://root:hunter2@db",
      MWEZI_SECRET: "short",
      MWEZI_TRUST_PROXY: "maybe",
      MWEZI_DRAIN_SECONDS: "61",
      DATABASE_DIRECT_URL: "http://db",
      MWEZI_OPERATOR_NAME: "",
    };
    const attempt = () => readSettings(wrong);
    for (const name of Object.keys(wrong)) expect(attempt).toThrow(name);
    expect(attempt).not.toThrow(/hunter2|eighty|short"/);
  });
});
