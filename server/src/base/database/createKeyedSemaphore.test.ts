import { createKeyedSemaphore } from './createKeyedSemaphore';

/** Acquires a semaphore; `log` gets the name once it has it. */
function acquire(semaphore: ReturnType<typeof createKeyedSemaphore>, log: string[], name: string, keys: string[] = []) {
  const holder = semaphore.acquire(keys);
  void holder.acquired.then(() => log.push(name));
  return holder;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('at most so many hold it, and the next one acquires it when one releases it', async () => {
  const [semaphore, log] = [createKeyedSemaphore(2), [] as string[]];
  const [first] = ['a', 'b', 'c', 'd'].map((name) => acquire(semaphore, log, name));
  await settled();
  expect(log).toEqual(['a', 'b']);
  first?.release();
  await settled();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('callers with a common key acquire it one after the other, and delay no others', async () => {
  const [semaphore, log] = [createKeyedSemaphore(3), [] as string[]];
  const holder = acquire(semaphore, log, 'holder', ['x']);
  for (const name of ['second', 'third', 'fourth']) acquire(semaphore, log, name, ['x']);
  acquire(semaphore, log, 'other', ['y']);
  await settled();
  expect(log).toEqual(['holder', 'other']);
  holder.release();
  await settled();
  expect(log).toEqual(['holder', 'other', 'second']);
});

test('a caller of two keys is not overtaken by later callers of one of them', async () => {
  const [semaphore, log] = [createKeyedSemaphore(3), [] as string[]];
  const holder = acquire(semaphore, log, 'holder', ['x']);
  acquire(semaphore, log, 'both', ['x', 'y']);
  acquire(semaphore, log, 'later', ['y']);
  await settled();
  expect(log).toEqual(['holder']);
  holder.release();
  await settled();
  expect(log).toEqual(['holder', 'both']);
});

test('a caller that releases it before its turn is passed over', async () => {
  const [semaphore, log] = [createKeyedSemaphore(1), [] as string[]];
  const holder = acquire(semaphore, log, 'holder');
  const leaving = acquire(semaphore, log, 'leaving');
  acquire(semaphore, log, 'next');
  leaving.release();
  holder.release();
  await settled();
  expect(log).toEqual(['holder', 'next']);
});
