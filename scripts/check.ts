import { staticChecks } from "./testing/static-checks.ts";
import { unitTests } from "./testing/step.ts";
import { sum } from "./testing/tally.ts";

// The quick half of `npm test`: no build, no browser.
const { passed, failed } = sum([
  await staticChecks(),
  await unitTests("unit tests", [], { TZ: "UTC" }),
]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
