import type { FastifyInstance, FastifyRequest } from "fastify";

const HTML = ".html";
/** Pages that a search should not lead to: behind a link, or forms. */
const UNLISTED = /^(shared|shared-report|login|recover)\.html$/;
/** Programs that show a card for a pasted link. Signal names itself WhatsApp. */
const PREVIEW =
  /facebookexternalhit|whatsapp|telegrambot|twitterbot|slackbot|linkedinbot|discordbot|skypeuripreview/i;

export function forCrawlers(app: FastifyInstance, files: readonly string[]): void {
  const paths = files
    .filter((file) => file.endsWith(HTML) && !UNLISTED.test(file))
    .map((file) => `/${file.slice(0, -HTML.length).replace(/^index$/, "")}`)
    .sort();
  app.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", (request, reply) => {
    const urls = paths.map((path) => `<url><loc>${originOf(request)}${path}</loc></url>`);
    const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
    return reply.type("application/xml; charset=utf-8").send(body);
  });
}

export const isPreview = ({ headers }: FastifyRequest): boolean =>
  PREVIEW.test(headers["user-agent"] ?? "");

/** Messengers show a card's picture only with an absolute address, which the build doesn't know. */
export const withAbsoluteCard = (html: string, request: FastifyRequest): string =>
  html.replaceAll('content="/pictures/', `content="${originOf(request)}/pictures/`);

const originOf = ({ protocol, host }: FastifyRequest) =>
  `${protocol}://${host.replaceAll(/[^\w.:[\]-]/g, "")}`;
