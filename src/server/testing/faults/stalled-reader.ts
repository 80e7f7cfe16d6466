import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import type { Client, TestApp } from "../test-app.ts";

export async function stallReader(
  { app }: Pick<TestApp, "app">,
  { token }: Pick<Client, "token">,
  path: string,
): Promise<{ readonly leave: () => void }> {
  const { port } = app.server.address() as AddressInfo;
  const line = connect({ port, host: "127.0.0.1" }).pause();
  line.on("error", () => {});
  const arrived = once(app.server, "request");
  line.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await arrived;
  return { leave: () => line.destroy() };
}
