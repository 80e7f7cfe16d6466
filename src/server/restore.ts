import { countLines, directoryOf, runCommand } from "./command.ts";
import { readSettings } from "./env.ts";
import { restoreBackup } from "./storage/backup/restore-backup.ts";

await runCommand(async () => {
  const directory = directoryOf("restore");
  const counts = await restoreBackup(readSettings(process.env), directory);
  return [
    ...countLines(counts),
    "Restored, and every row read back. Everybody signs in again; the next start applies the access records.",
  ];
});
