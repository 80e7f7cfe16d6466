/** CPU time of some work in milliseconds, which excludes waiting on a busy machine. */
export async function processorTime(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
