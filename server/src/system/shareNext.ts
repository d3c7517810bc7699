/** Returns a function that runs `work` for all who call it while the former run is under way: each gets a run that begins after the call. */
export function shareNext(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  return () => {
    next ??= running.then(begin, begin);
    return next;
  };

  function begin(): Promise<void> {
    next = undefined;
    running = work();
    return running;
  }
}
