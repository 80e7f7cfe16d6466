import { readFileSync } from "node:fs";
import Fastify from "fastify";
import * as z from "zod/mini";

// The baseline: bare Fastify serving the real server's responses from memory.

const RoutesSchema = z.array(
  z.object({
    method: z.enum(["GET", "POST", "PATCH"]),
    path: z.string(),
    status: z.number(),
    type: z.string(),
    bytes: z.string(),
  }),
);

const app = Fastify();
app.get("/readyz", async () => "ready");
for (const route of RoutesSchema.parse(JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")))) {
  const bytes = Buffer.from(route.bytes);
  app.route({
    method: route.method,
    url: route.path,
    handler: (_request, reply) => reply.code(route.status).type(route.type).send(bytes),
  });
}
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
