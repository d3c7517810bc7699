import { TemporarySite } from '../testing/temporarySite';
import { listReleases } from '../cli/releases/listReleases';
import { readRegistryFile } from './registryFile';
import { monitorBuilds } from './monitorBuilds';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE = 60_000;
let site: TemporarySite;
let reports: string[];

beforeEach(async () => {
  site = new TemporarySite();
  reports = [];
  site.release('shell', {
    name: 'shell',
    version: '1.0.0',
    build: 's1',
    prefixes: { checkout: ['/cart'] },
    offers: { react: '19.3.1' },
  });
});
afterEach(() => site.remove());

/** Publishes a build of checkout and makes it live, for all or a share. */
async function release(build: string, share?: number, needs: Record<string, string> = {}): Promise<void> {
  site.release('checkout-mfe', {
    name: 'checkout',
    version: '1.0.0',
    build,
    container: 'glow_checkout',
    entry: `${build}.js`,
    prefixes: { checkout: ['/cart'] },
    needs,
  });
  await site.publish('checkout-mfe', share);
}

function watch(errorLimit = 10, now = () => NOON) {
  return monitorBuilds(
    site.composer().liveReleases,
    { releasesDir: site.releases, errorLimit },
    (sentence) => reports.push(sentence),
    now,
  );
}

/** Reports visits of `of` shoppers to a build, of which `failed` fail. */
async function visit(watched: ReturnType<typeof watch>, build: string, failed: number, of: number): Promise<void> {
  // successes are reported before failures
  for (let shopper = of; shopper > 0; shopper -= 1)
    await watched.note('checkout', build, `203.0.113.${shopper}`, shopper <= failed);
}

function pointers() {
  return readRegistryFile(site.releases).packages.checkout;
}

test('a build that fails too many shoppers makes way for the last known good one, and the list says why', async () => {
  await release('b1');
  await release('b2');
  await visit(watch(), 'b2', 5, 50);
  expect(pointers()).toMatchObject({ live: { build: 'b1', since: '2026-11-21T12:00:00.000Z' }, past: [] });
  expect(reports).toEqual(['checkout b2 has failed 5 of 50 shoppers and is withdrawn: b1 is live for all.']);
  expect(listReleases({ root: site.root, releasesDir: site.releases })).toContain(
    'published 1.0.0 (b2), withdrawn 2026-11-21 12:00 UTC: it failed 5 of 50 shoppers',
  );
});

test.each<[string, number, number]>([
  ['four shoppers prove nothing', 4, 4],
  ['one in eleven is below the limit', 5, 55],
])('%s', async (_what, failed, of) => {
  await release('b1');
  await release('b2');
  await visit(watch(), 'b2', failed, of);
  expect(pointers()?.live?.build).toBe('b2');
});

test('one shopper counts once, however often the page fails', async () => {
  await release('b1');
  await release('b2');
  const watched = watch();
  for (let time = 0; time < 20; time += 1) await watched.note('checkout', 'b2', '203.0.113.1', true);
  expect(pointers()?.live?.build).toBe('b2');
});

test('what was met more than ten minutes ago counts no more', async () => {
  await release('b1');
  await release('b2');
  let now = NOON;
  const watched = watch(10, () => now);
  await visit(watched, 'b2', 4, 4);
  now += 11 * MINUTE;
  await watched.note('checkout', 'b2', '198.51.100.1', true);
  expect(pointers()?.live?.build).toBe('b2');
});

test('a build at a share of shoppers is taken from them, and what is live stays so', async () => {
  await release('b1');
  await release('b2', 10);
  await visit(watch(), 'b2', 5, 5);
  expect([pointers()?.live?.build, pointers()?.canary]).toEqual(['b1', undefined]);
});

test('the last known good build is one that can be met beside the live shell', async () => {
  await release('b0');
  await release('b1', undefined, { react: '^18.0.0' });
  await release('b2');
  await visit(watch(), 'b2', 5, 5);
  expect(pointers()?.live?.build).toBe('b0');
});

test.each<[string, () => Promise<ReturnType<typeof watch>>]>([
  ['has been live for more than a day', async () => watch(10, () => NOON + 26 * 60 * MINUTE)],
  [
    'has nothing before it',
    async () => {
      await site.point('checkout', (known) => ({ ...known, past: [] }));
      return watch();
    },
  ],
  ['people look after themselves', async () => watch(0)],
])('a build that %s stays', async (_what, begin) => {
  await release('b1');
  await release('b2');
  await visit(await begin(), 'b2', 9, 9);
  expect(pointers()?.live?.build).toBe('b2');
});

test('reports of builds that nobody sees move nothing, and are not kept', async () => {
  await release('b1');
  await release('b2');
  const watched = watch();
  await visit(watched, 'b1', 9, 9);
  await visit(watched, 'b9', 9, 9);
  expect([pointers()?.live?.build, reports]).toEqual(['b2', []]);
});
