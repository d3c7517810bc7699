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

function startMonitor(errorLimit = 10, now = () => NOON) {
  return monitorBuilds(
    site.composer().liveReleases,
    { releasesDir: site.releases, errorLimit },
    (sentence) => reports.push(sentence),
    now,
  );
}

/** Reports visits of `of` shoppers to a build, of which `failed` fail. */
async function visit(
  monitor: ReturnType<typeof startMonitor>,
  build: string,
  failed: number,
  of: number,
): Promise<void> {
  // successes are reported before failures
  for (let shopper = of; shopper > 0; shopper -= 1)
    await monitor.record('checkout', build, `203.0.113.${shopper}`, shopper <= failed);
}

function pointers() {
  return readRegistryFile(site.releases).packages.checkout;
}

test('a build that fails too many shoppers is replaced by the last known good one, and the list has the reason', async () => {
  await release('b1');
  await release('b2');
  await visit(startMonitor(), 'b2', 5, 50);
  expect(pointers()).toMatchObject({ live: { build: 'b1', since: '2026-11-21T12:00:00.000Z' }, past: [] });
  expect(reports).toEqual(['checkout b2 has failed 5 of 50 shoppers and is withdrawn: b1 is live for all.']);
  expect(listReleases({ root: site.root, releasesDir: site.releases })).toContain(
    'published 1.0.0 (b2), withdrawn 2026-11-21 12:00 UTC: it failed 5 of 50 shoppers',
  );
});

test.each<[string, number, number]>([
  ['four failed shoppers are not significant', 4, 4],
  ['one in eleven is below the limit', 5, 55],
])('%s', async (_what, failed, of) => {
  await release('b1');
  await release('b2');
  await visit(startMonitor(), 'b2', failed, of);
  expect(pointers()?.live?.build).toBe('b2');
});

test('one shopper counts once, however often the page fails', async () => {
  await release('b1');
  await release('b2');
  const monitor = startMonitor();
  for (let time = 0; time < 20; time += 1) await monitor.record('checkout', 'b2', '203.0.113.1', true);
  expect(pointers()?.live?.build).toBe('b2');
});

test('visits of more than ten minutes ago do not count', async () => {
  await release('b1');
  await release('b2');
  let now = NOON;
  const monitor = startMonitor(10, () => now);
  await visit(monitor, 'b2', 4, 4);
  now += 11 * MINUTE;
  await monitor.record('checkout', 'b2', '198.51.100.1', true);
  expect(pointers()?.live?.build).toBe('b2');
});

test('a failing canary is removed, and the live build stays', async () => {
  await release('b1');
  await release('b2', 10);
  await visit(startMonitor(), 'b2', 5, 5);
  expect([pointers()?.live?.build, pointers()?.canary]).toEqual(['b1', undefined]);
});

test('the last known good build is compatible with the live shell', async () => {
  await release('b0');
  await release('b1', undefined, { react: '^18.0.0' });
  await release('b2');
  await visit(startMonitor(), 'b2', 5, 5);
  expect(pointers()?.live?.build).toBe('b0');
});

test.each<[string, () => Promise<ReturnType<typeof startMonitor>>]>([
  ['has been live for more than a day', async () => startMonitor(10, () => NOON + 26 * 60 * MINUTE)],
  [
    'has no former build',
    async () => {
      await site.point('checkout', (pointers) => ({ ...pointers, past: [] }));
      return startMonitor();
    },
  ],
  ['is not monitored', async () => startMonitor(0)],
])('a build that %s stays', async (_what, begin) => {
  await release('b1');
  await release('b2');
  await visit(await begin(), 'b2', 9, 9);
  expect(pointers()?.live?.build).toBe('b2');
});

test('reports of builds that are not served are ignored', async () => {
  await release('b1');
  await release('b2');
  const monitor = startMonitor();
  await visit(monitor, 'b1', 9, 9);
  await visit(monitor, 'b9', 9, 9);
  expect([pointers()?.live?.build, reports]).toEqual(['b2', []]);
});
