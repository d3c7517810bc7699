/** Calls `stop` with the signal that this process gets; the end of its parent counts as SIGTERM. */
export function whenToldToStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  whenParentEnds(() => stop('SIGTERM'));
}

/** Calls `stop` when the parent ends: the shell in which npm runs scripts does not forward signals. */
export function whenParentEnds(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500).unref();
}
