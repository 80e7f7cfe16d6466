import { BlockList, isIP, isIPv6 } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Returns an IPv4 address, also if mapped into IPv6, or the /64 that one IPv6 subscriber gets.
 * @example networkOf("2001:db8:1:2:3:4:5:6") // "2001:db8:1:2::/64"
 */
export function networkOf(address: string): string {
  const [bare = ""] = withoutPort(address.trim()).split("%");
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join(".");
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/**
 * The /48 that an IPv6 customer may get (RFC 6177). @example siteOf("2001:db8:1:2::/64") //
 * "2001:db8:1::/48"
 */
export const siteOf = (network: string): string =>
  network.endsWith("::/64") ? `${network.split(":").slice(0, 3).join(":")}::/48` : network;

function withoutPort(address: string): string {
  if (address.startsWith("[")) return address.slice(1).split("]")[0] ?? "";
  const parts = address.split(":");
  return parts.length === 2 ? (parts[0] ?? "") : address;
}

function groupsOf(address: string): number[] {
  // As WHATWG URLs write it: without IPv4 at its end, and with zeros shortened at most once.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname.slice(1, -1).split("::").map(numbersOf);
  const zeros = Array<number>(8 - head.length - tail.length).fill(0);
  return [...head, ...zeros, ...tail];
}

const numbersOf = (groups: string) =>
  groups === "" ? [] : groups.split(":").map((group) => Number.parseInt(group, 16));

const bytesOf = (group: number) => [group >> 8, group & 0xff];

/** Networks that no visitor comes from: this machine, private, link-local and carrier-internal. */
const PRIVATE = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "100.64.0.0/10",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
];

/** Parses networks like `203.0.113.9` and `2001:db8::/32`. @throws TypeError, RangeError */
export function networksOf(texts: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const text of texts) {
    const [address = "", prefix] = text.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    const bits = prefix === undefined ? (family === "ipv6" ? 128 : 32) : Number(prefix);
    networks.addSubnet(address, bits, family);
  }
  return networks;
}

const isIn = (networks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, isIPv6(address) ? "ipv6" : "ipv4");

const privateNetworks = networksOf(PRIVATE);

/** Trusts `proxies` entries from the right of X-Forwarded-For; the caller wrote those further left. */
export const trustHops =
  (proxies: number, named: BlockList = new BlockList()) =>
  (address: string, hop: number): boolean =>
    hop < proxies && (hop > 0 || isIn(privateNetworks, address) || isIn(named, address));

/** Warns once of a proxy missing in the settings: its visitors would share one limit of password attempts. */
export function warnOfProxies(
  app: FastifyInstance,
  proxies: number,
  trusts: ReturnType<typeof trustHops>,
): void {
  let hasWarned = false;
  app.addHook("onRequest", async (request) => {
    if (hasWarned || request.headers["x-forwarded-for"] === undefined) return;
    if (trusts(request.socket.remoteAddress ?? "", 0)) return;
    hasWarned = true;
    app.log.warn(
      proxies === 0
        ? "A request came with X-Forwarded-For, which is ignored. If a proxy stands in front, set MWEZI_TRUST_PROXY to how many there are: else all visitors count as one."
        : "X-Forwarded-For came from a public address and is ignored. If that is your proxy, name its address in MWEZI_TRUSTED_PROXIES; if not, close the port to visitors.",
    );
  });
}
