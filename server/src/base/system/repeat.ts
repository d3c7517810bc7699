/**
 * Runs `work` every `intervalMs` until it is closed, and when `run` is called, but not twice at a time: who calls meanwhile waits for the
 * run that is under way. An error is reported once, until `work` succeeds or fails otherwise; `run` never rejects.
 */
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
