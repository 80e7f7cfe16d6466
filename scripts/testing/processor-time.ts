/** What some work took of a processor, in milliseconds: a busy machine lets it wait, and waiting is not counted. */
export async function processorTime(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
