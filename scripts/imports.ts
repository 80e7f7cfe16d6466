import { importsPage } from "./imports/page.ts";
import { writeGenerated } from "./generated.ts";

// Writes the page of what is read from each app's file, from the test samples.
writeGenerated("imports", await importsPage());
