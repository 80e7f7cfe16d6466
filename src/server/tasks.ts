import { concernTasks } from "./features/concerns/task.ts";
import { overviewTasks } from "./features/cycles/task.ts";
import { damagedEntryTasks } from "./features/damaged-entries/task.ts";
import { exportTasks } from "./features/exports/task.ts";
import { importTasks } from "./features/imports/task.ts";
import { medicineTasks } from "./features/medicines/task.ts";
import { patternTasks } from "./features/patterns/task.ts";
import { visitTasks } from "./features/visit/task.ts";

export const tasks = {
  ...concernTasks,
  ...damagedEntryTasks,
  ...exportTasks,
  ...importTasks,
  ...medicineTasks,
  ...overviewTasks,
  ...patternTasks,
  ...visitTasks,
};
