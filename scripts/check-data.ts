// The command is part of the server, so that it also runs without these scripts.
import "#server/check-data.ts";
