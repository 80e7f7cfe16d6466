import { concernsPage } from "./concerns/page.ts";
import { writeGenerated } from "./generated.ts";

// Writes the page of all concern rules, with their texts and test cases.
writeGenerated("concerns", concernsPage());
