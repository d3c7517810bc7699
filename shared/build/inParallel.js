/** Does the work for every item, for `count` of them at a time; rejects with the first problem. */
export async function inParallel(items, count, work) {
  const waiting = [...items];
  async function next() {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item);
  }
  await Promise.all(Array.from({ length: count }, next));
}
