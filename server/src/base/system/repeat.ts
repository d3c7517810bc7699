/** Runs `work` every `intervalMs`, and for `run`, which never rejects, one at a time. Reports the same error once. */
export function repeat(work: () => Promise<unknown>, intervalMs: number, report: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let lastProblem = '';

  async function runOnce(): Promise<void> {
    try {
      await work();
      lastProblem = '';
    } catch (error) {
      if (String(error) !== lastProblem) report(error);
      lastProblem = String(error);
    }
    running = undefined;
  }

  const run = () => (running ??= runOnce());
  const timer = setInterval(() => void run(), intervalMs).unref();
  return { run, close: () => clearInterval(timer) };
}
