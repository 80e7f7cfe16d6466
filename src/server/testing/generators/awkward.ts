import fc from "fast-check";

/** Values that break careless parsers. */
export const awkward = fc.oneof(
  fc.constantFrom(
    "",
    "2026-02-30",
    "1900-01-01",
    "2100-01-01",
    "2026-11-20T25:00:00Z",
    "a\u0000b",
    "\ud800",
    "🌙",
    "مرحبا",
    "x".repeat(5000),
    "__proto__",
  ),
  fc.constantFrom(13.5, -1, 0, 1e308, null, true, [], {}, [[[]]]),
  fc.double(),
  fc.jsonValue(),
);
