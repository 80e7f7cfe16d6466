// `npm run backup`: the command itself is in the server, and in its build for a machine without these scripts.
import "#server/backup.ts";
