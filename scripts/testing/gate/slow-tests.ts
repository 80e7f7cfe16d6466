/** What `npm run check` leaves to `npm test`: what takes long, or needs PostgreSQL. */
export const slowTests = [
  "**/*.properties.test.ts",
  "**/readers/{mutations,hostile}.test.ts",
  "**/known-refusals.test.ts",
  "**/locked-zip.test.ts",
  "**/simulated-alarms.test.ts",
  "scripts/engine/**",
  "scripts/project/**",
  "scripts/test.test.ts",
  "scripts/attack/**",
  "scripts/testing/gate/every-test-file.test.ts",
  "scripts/testing/postgres/**",
  "src/server/storage/db/postgres/**",
  "**/lost-answer.test.ts",
  "src/server/full-disk.test.ts",
];
