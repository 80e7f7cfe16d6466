import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorCode, statusOfError } from "#contract/kernel/errors.ts";
import { AppError } from "#server/failures/app-error.ts";
import { PROBLEM_TYPE, toProblem } from "./problems.ts";

// By Node's error code of its HTTP parser.
const codeOfBreak: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "too_slow",
  HPE_HEADER_OVERFLOW: "headers_too_large",
};

const detailOfBreak: Partial<Record<ErrorCode, string>> = {
  too_slow: "Send the whole request at once.",
  headers_too_large: "Send shorter headers and a shorter address.",
  malformed_request: "Send a request in HTTP/1.1.",
};

export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // The client disconnected, or a response has already begun.
  if (error.code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const code = codeOfBreak[error.code ?? ""] ?? "malformed_request";
  const body = JSON.stringify(toProblem(new AppError(code, detailOfBreak[code] ?? "")));
  const status = statusOfError[code];
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      "X-Content-Type-Options: nosniff",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
    () => socket.destroy(),
  );
}
