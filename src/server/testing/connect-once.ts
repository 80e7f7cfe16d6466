import { connectDatabase } from "#server/storage/db/connect.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";

// Run as a separate process: opens the database given on the command line, and closes it.
const location = JSON.parse(process.argv[2] ?? "") as DatabaseLocation;
await (await connectDatabase(location)).destroy();
