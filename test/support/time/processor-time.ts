/**
 * Milliseconds of processor time that this thread spends on `work`: a busy machine does not make them more, and neither
 * do other threads, so that what works in the pool of the process (hashes, files) counts nothing.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
