/**
 * Runs `work` every `intervalMs` until `close`, and for `run`, but not twice at a time: a call meanwhile waits for the
 * same run. The same error is reported once in a row; `run` never rejects.
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
