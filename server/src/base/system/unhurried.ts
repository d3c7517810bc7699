import { setImmediate } from 'node:timers/promises';

/** Gives other requests time after each `atOnce` items. */
export async function* unhurried<Item>(items: Iterable<Item>, atOnce: number): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    if (count > 0 && count % atOnce === 0) await setImmediate();
    count += 1;
    yield item;
  }
}
