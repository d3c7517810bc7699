import type { PageReads } from '../pageReads';
import { createFreshCache, MAX_BYTES } from './freshCache';

const reads = { isCurrent: () => true } as unknown as PageReads;
const recorded = new Map() as never;

test('what was not used for longest leaves when the values take more memory than allowed, however many they are', async () => {
  const cache = createFreshCache<{ bytes: number }>(reads);
  for (let index = 0; index < 5_000; index += 1) cache.set(`small ${index}`, { value: { bytes: 1_000 }, recorded });
  expect(await cache.get('small 0')).toMatchObject({ value: { bytes: 1_000 } });
  cache.set('large', { value: { bytes: MAX_BYTES - 1_000_000 }, recorded });
  expect([cache.getOutdated('small 1'), cache.getOutdated('small 4999')]).toEqual([undefined, { bytes: 1_000 }]);
  expect(cache.getOutdated('small 0')).toEqual({ bytes: 1_000 });
});

test('a value that alone is too large is not kept', async () => {
  const cache = createFreshCache<{ bytes: number }>(reads);
  cache.set('huge', { value: { bytes: MAX_BYTES + 1 }, recorded });
  expect(await cache.get('huge')).toBeUndefined();
});
