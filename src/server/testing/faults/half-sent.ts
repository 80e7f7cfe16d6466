import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { samplePdf } from "../sample-files.ts";
import type { Client, TestApp } from "../test-app.ts";

/** Sends half of a file over a real connection and pauses; resolves once the server reads the file. */
export async function beginSending(
  { app }: Pick<TestApp, "app">,
  { token }: Pick<Client, "token">,
  address = "192.0.2.1",
) {
  const { port } = app.server.address() as AddressInfo;
  const whole = samplePdf(4_000_000);
  const sending = httpRequest({
    port,
    host: "127.0.0.1",
    agent: false,
    method: "POST",
    path: `/api/uploads?id=${crypto.randomUUID()}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/octet-stream",
      "content-length": whole.length,
      "upload-name": "lab.pdf",
      "x-forwarded-for": address,
    },
  });
  sending.on("error", () => {});
  const status = new Promise<number | undefined>((resolve) => {
    sending.once("response", (answer) => resolve(answer.resume().statusCode));
  });
  const isRead = new Promise<void>((resolve) => {
    app.server.once("request", (arrived: IncomingMessage) => {
      arrived.on("newListener", (event) => (event === "data" || event === "readable") && resolve());
    });
  });
  sending.write(whole.subarray(0, 2_000_000));
  await isRead;
  return {
    sending,
    finish: () => {
      sending.end(whole.subarray(2_000_000));
      return status;
    },
  };
}
