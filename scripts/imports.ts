import { writeGenerated } from "./generated.ts";
import { importsPage } from "./imports/page.ts";

// Writes the page of what is read from each app's file, from the test samples.
writeGenerated("imports", await importsPage());
