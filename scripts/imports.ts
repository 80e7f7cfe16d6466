import { writeGenerated } from "./generated.ts";
import { importsPage } from "./imports/page.ts";

writeGenerated("imports", await importsPage());
