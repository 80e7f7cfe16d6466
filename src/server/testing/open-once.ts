import { type DataPlaces, openData } from "#server/storage/open-data.ts";

// Run as a separate process: prints the number of facts; with "hold" it stays until killed.
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
