interface Waiter {
  keys: readonly string[];
  start(): void;
}

/**
 * A semaphore for at most `max` holders at once, and for one holder at a time of each key. Waiters acquire it in the order of arrival,
 * but one that waits for a key does not delay others.
 */
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
    /** `acquired` resolves when it is the caller's turn; `unlock` gives its keys to others, and `release` ends the turn, or the wait for it. */
    acquire(keys: readonly string[]) {
      let start = (): void => undefined;
      const acquired = new Promise<void>((resolve) => {
        start = resolve;
      });
      const waiter: Waiter = { keys, start };
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
