interface Visitor {
  keys: readonly string[];
  enter(): void;
}

/**
 * A gate that lets at most `max` callers in at once, and of those that share a key one after the other. They enter in the order of arrival,
 * but one that waits for a key does not hold up others.
 */
export function createGate(max: number) {
  const waiting: Visitor[] = [];
  const inside = new Set<Visitor>();

  function admit(): void {
    const taken = new Set([...inside].flatMap(({ keys }) => keys));
    for (const visitor of [...waiting]) {
      if (inside.size === max) return;
      if (!visitor.keys.some((key) => taken.has(key))) {
        waiting.splice(waiting.indexOf(visitor), 1);
        inside.add(visitor);
        visitor.enter();
      }
      // an earlier caller comes first for each of its keys, also when it still waits for another one
      for (const key of visitor.keys) taken.add(key);
    }
  }

  return {
    /** Returns a place: `entered` resolves when it is the caller's turn, `leave` gives the place up, before or after. */
    visit: (keys: readonly string[]) => {
      let enter = (): void => undefined;
      const entered = new Promise<void>((resolve) => {
        enter = resolve;
      });
      const visitor = { keys, enter };
      waiting.push(visitor);
      admit();
      return {
        entered,
        leave: () => {
          inside.delete(visitor);
          if (waiting.includes(visitor)) waiting.splice(waiting.indexOf(visitor), 1);
          admit();
        },
      };
    },
  };
}
