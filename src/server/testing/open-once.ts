import { type DataPlaces, openData } from "#server/storage/open-data.ts";

// Run as a process of its own: opens the data named on the command line, says how many facts the
// database holds, and closes it; with "hold" it stays until it is killed.
const places = JSON.parse(process.argv[2] ?? "") as DataPlaces;
try {
  const data = await openData(places);
  const facts = await data.db.selectFrom("facts").select("name").execute();
  process.stdout.write(`${facts.length} facts`);
  if (process.argv[3] === "hold") process.stdin.resume();
  else await data.close();
} catch (error) {
  process.stdout.write(String(error));
}
