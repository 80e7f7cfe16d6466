import fc from "fast-check";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { networkOf, networksOf, siteOf, trustHops, warnOfProxies } from "./network.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["unknown", "unknown"],
])("the site of %j is %j", (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site);
});

describe("the network that a caller is counted by", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]:4711", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
    ["", ""],
  ])("is, for %j, %j", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is the same within a /64 and different in the next", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const half = fc.tuple(group, group, group, group);
    const written = (groups: number[]) => groups.map((each) => each.toString(16)).join(":");
    fc.assert(
      fc.property(half, half, half, ([a, b, c, d], one, other) => {
        // 0:0:0:0 may be a mapped IPv4 address.
        const prefix = [a || 1, b, c, d];
        const network = networkOf(written([...prefix, ...one]));
        expect(networkOf(written([...prefix, ...other]))).toBe(network);
        expect(networkOf(written([a || 1, b, c, d ^ 1, ...one]))).not.toBe(network);
      }),
    );
  });

  it("can be computed for any text that a proxy sends", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof networkOf(text) === "string"));
  });
});

const PROXY = "192.0.2.1";

describe("the proxy that calls the server", () => {
  const named = networksOf(["192.0.2.0/24", "2001:db8:9::/48"]);

  it.each([
    "127.0.0.1",
    "10.0.0.2",
    "172.18.0.3",
    "192.168.1.4",
    "::1",
    "fd12::5",
    "::ffff:10.0.0.6",
    "192.0.2.77",
    "2001:db8:9:1::7",
  ])("is trusted at %s: a private network, or a configured one", (address) => {
    expect([trustHops(1, named)(address, 0), trustHops(0, named)(address, 0)]).toEqual([
      true,
      false,
    ]);
  });

  it.each(["203.0.113.7", "172.32.0.1", "2001:db8:a::1", "::ffff:203.0.113.7", "", "unknown"])(
    "is not trusted at %j",
    (address) => expect(trustHops(1, named)(address, 0)).toBe(false),
  );

  it.each(["10.0.0.0/33", "mwezi.example.org", "1.2.3.4/x", ""])(
    "cannot be configured as %j",
    (text) => {
      expect(() => networksOf([text])).toThrow();
    },
  );
});

describe("behind proxies", () => {
  const addressBehind = async (proxies: number, forwarded: string | undefined) => {
    const app = fastify({ trustProxy: trustHops(proxies, networksOf([PROXY])) });
    app.get("/", (request) => request.ip);
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    const answer = await app.inject({ url: "/", remoteAddress: PROXY, headers });
    await app.close();
    return answer.body;
  };

  it.each([
    [0, "198.51.100.1, 203.0.113.7", "192.0.2.1"],
    [1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    [2, "198.51.100.1, 203.0.113.7, 10.0.0.1", "203.0.113.7"],
    [1, undefined, "192.0.2.1"],
  ])(
    "with %i proxies and the header %j the client is %j, and forged addresses are ignored",
    async (proxies, forwarded, address) => {
      expect(await addressBehind(proxies, forwarded)).toBe(address);
    },
  );
});

describe("a proxy missing in the settings", () => {
  const warningsOf = async (proxies: number, remoteAddress: string, headers: object) => {
    const lines: string[] = [];
    const logger = { level: "warn", stream: { write: (line: string) => lines.push(line) } };
    const trustProxy = trustHops(proxies);
    const app = fastify({ trustProxy, logger });
    warnOfProxies(app, proxies, trustProxy);
    app.get("/", (request) => request.ip);
    for (let time = 0; time < 3; time += 1) {
      await app.inject({ url: "/", remoteAddress, headers: { ...headers } });
    }
    await app.close();
    return lines.map((line) => JSON.parse(line).msg as string);
  };
  const forwarded = { "x-forwarded-for": "198.51.100.1" };

  it("is logged once as a warning, with the setting and without visitors' addresses", async () => {
    expect(await warningsOf(0, "10.0.0.1", forwarded)).toEqual([
      expect.stringContaining("MWEZI_TRUST_PROXY"),
    ]);
    const [warning, ...others] = await warningsOf(1, "203.0.113.7", forwarded);
    expect([warning, others]).toEqual([expect.stringContaining("MWEZI_TRUSTED_PROXIES"), []]);
    expect(warning).not.toMatch(/\d+\.\d+/);
  });

  it("is not logged when configured, or without a forwarding header", async () => {
    expect(await warningsOf(1, "10.0.0.1", forwarded)).toEqual([]);
    expect(await warningsOf(0, "10.0.0.1", {})).toEqual([]);
  });
});
