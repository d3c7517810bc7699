/** Runs `work` for every item, `count` at a time; rejects with the first error. */
export async function inParallel(items, count, work) {
  const waiting = [...items];
  async function next() {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item);
  }
  await Promise.all(Array.from({ length: count }, next));
}
