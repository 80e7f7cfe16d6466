// The folder list is the architecture; these are its arrows. See docs/architecture.md.
const tests = "[.]test[.]tsx?$";

/** The rooms of the science: each may import those before it. */
const domainRooms = [
  ...["basics", "days", "questionnaires", "labs", "language", "life", "cycles", "day"],
  ...["lengths", "medicines", "ovulation", "pcos", "signs", "forecast", "phase", "patterns"],
  ...["crisis", "concerns", "stage", "reminders", "care"],
];
const domainOrder = domainRooms.slice(0, -1).map((room, place) => ({
  name: `domain-${room}-imports-earlier-rooms`,
  severity: "error",
  from: { path: `^src/domain/${room}/`, pathNot: tests },
  to: { path: `^src/domain/(${domainRooms.slice(place + 1).join("|")})/` },
}));

module.exports = {
  forbidden: [
    ...domainOrder,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "domain-is-pure",
      comment: "The science imports nothing: no npm, no Node, no clock.",
      severity: "error",
      from: { path: "^src/domain", pathNot: ["^src/domain/testing/", tests] },
      to: { pathNot: "^src/domain" },
    },
    {
      name: "contract-needs-only-domain-and-zod",
      severity: "error",
      from: { path: "^src/contract", pathNot: tests },
      to: { pathNot: ["^src/(contract|domain)", "node_modules/zod"] },
    },
    {
      name: "report-is-pure",
      comment: "The report as lines and tables: the server, the web and the shared link read it.",
      severity: "error",
      from: { path: "^src/report", pathNot: tests },
      to: { pathNot: "^src/(report|contract|domain)" },
    },
    {
      name: "server-not-web",
      severity: "error",
      from: { path: "^src/server" },
      to: { path: "^src/web" },
    },
    {
      name: "web-not-server",
      severity: "error",
      from: { path: "^src/web" },
      to: { path: "^src/server" },
    },
    {
      name: "web-not-node",
      severity: "error",
      from: { path: "^src/web", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "web-areas-are-islands",
      comment: "Inside an area features may import each other; only pages and app compose areas.",
      severity: "error",
      from: { path: "^src/web/features/([^/]+)/" },
      to: { path: "^src/web/(features|pages|app)/", pathNot: "^src/web/features/$1/" },
    },
    {
      name: "web-pages-not-app",
      comment: "app knows the pages, through its one registry; no page knows app.",
      severity: "error",
      from: { path: "^src/web/pages/", pathNot: tests },
      to: { path: "^src/web/app/" },
    },
    {
      name: "web-api-draws-nothing",
      severity: "error",
      from: { path: "^src/web/api/", pathNot: tests },
      to: { path: "^src/web/(?!api/)" },
    },
    {
      name: "web-ui-knows-no-domain",
      comment: "Could it ship in a different product? Then it belongs in ui.",
      severity: "error",
      from: { path: "^src/web/ui/", pathNot: tests },
      to: { path: "^src/", pathNot: "^src/web/ui/" },
    },
    {
      name: "web-entry-knows-no-feature",
      comment: "What every form is made of stands below the forms.",
      severity: "error",
      from: { path: "^src/web/entry/", pathNot: tests },
      to: { path: "^src/web/(features|pages|app)/" },
    },
    {
      name: "web-beads-only-draw",
      comment:
        "The product's drawing takes what it draws as props: no call, no feature, no screen.",
      severity: "error",
      from: { path: "^src/web/beads/", pathNot: tests },
      to: { path: "^src/", pathNot: "^src/(domain|web/(beads|i18n|ui|words))/" },
    },
    {
      name: "web-words-know-the-contract-only",
      comment: "A table of labels for each closed list; who shows one imports it.",
      severity: "error",
      from: { path: "^src/web/words/", pathNot: tests },
      to: { pathNot: ["^src/(web/words|contract|domain)/", "node_modules/@lingui/"] },
    },
    {
      name: "web-readers-are-pure",
      comment:
        "Readers of other apps' files: no React, no call, so that they run and are tested anywhere.",
      severity: "error",
      from: { path: "^src/web/readers/", pathNot: tests },
      to: {
        pathNot: [
          "^src/(web/readers|contract|domain)/",
          "node_modules/(saxes|fflate|papaparse|@types/papaparse|zod|@zip.js/zip.js|pdfjs-dist)/",
        ],
      },
    },
    {
      name: "only-stores-touch-the-database",
      comment: "Rules and routes ask a store; SQL lives in store.ts and db/.",
      severity: "error",
      from: {
        path: "^src/server",
        pathNot: ["/store[.]ts$", "^src/server/(storage/db|testing)/", tests],
      },
      to: { path: "node_modules/(kysely|pg|better-sqlite3)" },
    },
    {
      name: "only-the-vault-sees-a-cipher",
      severity: "error",
      from: { path: "^src/server", pathNot: ["^src/server/(storage/vault|testing)/", tests] },
      to: { path: "^(node:)?crypto$|node_modules/(@node-rs/argon2|@simplewebauthn)" },
    },
    {
      name: "only-the-journal-writes-pages",
      comment: "Revisions, limits and damaged pages depend on it; the data key's rotation may too.",
      severity: "error",
      from: {
        path: "^src/server",
        pathNot: ["^src/server/(storage/(journal|pages|rotation)|testing)/", tests],
      },
      to: { path: "^src/server/storage/pages/(pages|page-slots|store)[.]ts$" },
    },
    {
      name: "server-storage-knows-no-request",
      severity: "error",
      from: { path: "^src/server/storage/", pathNot: tests },
      to: { path: "^src/server/(http|features|jobs|documents)/" },
    },
    {
      name: "server-documents-know-no-request",
      severity: "error",
      from: { path: "^src/server/documents/", pathNot: tests },
      to: { path: "^src/server/(http|features|jobs)/" },
    },
    {
      name: "server-floors-know-no-feature",
      comment: "What is wired to what is said in app.ts and tasks.ts alone.",
      severity: "error",
      from: { path: "^src/server/(http|jobs)/", pathNot: tests },
      to: { path: "^src/server/(features/|tasks|app)" },
    },
    {
      name: "server-features-are-islands",
      severity: "error",
      from: { path: "^src/server/features/([^/]+)/", pathNot: tests },
      to: { path: "^src/server/features/([^/]+)/", pathNot: "^src/server/features/$1/" },
    },
    {
      name: "server-starts-light",
      comment:
        "Large, and not needed by a first request: `await import` where it is used, or a thread.",
      severity: "error",
      from: {
        path: "^src/server",
        pathNot: ["^src/server/(thread|tasks)[.]ts$", "^src/server/testing/", tests],
      },
      to: {
        path: [
          "node_modules/(@simplewebauthn/server|web-push|nodemailer|file-type|pg)/",
          "^src/server/(tasks|http/metrics)[.]ts$",
          "^src/server/features/.*/task[.]ts$",
        ],
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "source-not-tests",
      severity: "error",
      from: { path: "^src", pathNot: tests },
      to: { path: [tests, "^e2e", "^scripts"] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^dist", "[.]po$"] },
    enhancedResolveOptions: {
      // As long as a run takes: with the usual four seconds it looks at the same folders again.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      // A package of types alone has no other entry.
      mainFields: ["module", "main", "types"],
    },
  },
};
