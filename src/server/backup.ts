import { version } from "../../package.json" with { type: "json" };
import { countLines, directoryOf, runCommand } from "./command.ts";
import { readSettings } from "./env.ts";
import { noteBackup } from "./storage/backup/last-backup.ts";
import { writeBackup } from "./storage/backup/write-backup.ts";

await runCommand(async () => {
  const directory = directoryOf("backup");
  const moment = { release: version, now: Date.now() };
  const settings = readSettings(process.env);
  const { counts, hasSecret } = await writeBackup(settings, directory, moment);
  await noteBackup(settings.dataDirectory);
  return [
    ...countLines(counts),
    hasSecret
      ? `The backup in ${directory} was read back. It holds the secret: keep it as you keep the data.`
      : `The backup in ${directory} was read back. MWEZI_SECRET is not in it: keep that apart, it is needed to restore.`,
  ];
});
