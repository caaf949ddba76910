/** Works the jobs off in their order, so many at a time; the results stand in the order of the jobs. */
export async function inParallel<Job, Result>(count: number, jobs: readonly Job[], work: (job: Job, worker: number) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const run = async (worker: number) => {
    while (next < jobs.length) {
      const at = next;
      next += 1;
      results[at] = await work(jobs[at]!, worker);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, worker) => run(worker)));
  return results;
}
