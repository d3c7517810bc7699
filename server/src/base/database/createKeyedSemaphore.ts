interface Waiter {
  keys: readonly string[];
  start(): void;
}

/** At most `max` holders at once, one for each key, in the order of arrival; a waiter for a key delays no others. */
export function createKeyedSemaphore(max: number) {
  const waiting: Waiter[] = [];
  const holders = new Set<Waiter>();

  function startNext(): void {
    const taken = new Set([...holders].flatMap(({ keys }) => keys));
    for (const waiter of [...waiting]) {
      if (holders.size === max) return;
      if (!waiter.keys.some((key) => taken.has(key))) {
        waiting.splice(waiting.indexOf(waiter), 1);
        holders.add(waiter);
        waiter.start();
      }
      // an earlier waiter comes first for each of its keys, also while it waits for another one
      for (const key of waiter.keys) taken.add(key);
    }
  }

  return {
    /** `acquired` resolves at the caller's turn, `unlock` frees its keys, `release` ends the turn or the wait. */
    acquire(keys: readonly string[]) {
      const waiter: Waiter = { keys, start: () => undefined };
      const acquired = new Promise<void>((resolve) => (waiter.start = resolve));
      waiting.push(waiter);
      startNext();
      return {
        acquired,
        unlock() {
          waiter.keys = [];
          startNext();
        },
        release() {
          holders.delete(waiter);
          if (waiting.includes(waiter)) waiting.splice(waiting.indexOf(waiter), 1);
          startNext();
        },
      };
    },
  };
}
