import type { FastifyInstance } from "fastify";
import { checkJsonBounds, type JsonBounds } from "./json-bounds.ts";

/** No body of the API comes near these. */
const API_BOUNDS: JsonBounds = { depth: 16, width: () => 1_000, members: 5_000 };

/** Reads JSON, and no other body: within bounds, and without names that change a prototype. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    (request, body: Buffer, done) => {
      checkJsonBounds(body, API_BOUNDS);
      parse(request, body.toString(), done);
    },
  );
}
