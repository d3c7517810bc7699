import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownProcess } from '../system/processOwner';
import { TemporarySite } from '../testing/temporarySite';
import { listReleases } from '../cli/releases/listReleases';
import { readRegistryFile } from './registryFile';
import { monitorBuilds, type BuildMonitor, type PageOutcomes } from './monitorBuilds';
import { goLive } from './pointers';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE = 60_000;
const NOTHING: PageOutcomes = { shown: [], failures: [], vitals: [], journeys: [] };
let site: TemporarySite;
let composer: ReturnType<TemporarySite['composer']>;
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

/** Publishes a build of the shell and makes it live, for all or a share. */
async function releaseShell(build: string, share?: number): Promise<void> {
  site.release('shell', {
    name: 'shell',
    version: '1.0.0',
    build,
    container: 'glow_shell',
    prefixes: { checkout: ['/cart'] },
    offers: { react: '19.3.1' },
  });
  await site.publish('shell', share);
}

function startMonitor(errorLimit = 10, now = () => NOON): BuildMonitor {
  composer = site.composer();
  return monitorBuilds({
    readLive: composer.liveReleases,
    config: { releasesDir: site.releases, errorLimit },
    withdrawn: composer.withdrawn,
    share: async () => undefined,
    report: (sentence) => reports.push(sentence),
    now,
  });
}

/** Outcomes of one page, served with this build of checkout, at one shopper. */
function report(
  monitor: BuildMonitor,
  build: string,
  shopper: number,
  outcomes: Partial<PageOutcomes>,
  shell = 's1',
): Promise<void> {
  const builds = new Map([
    ['shell', shell],
    ['checkout', build],
  ]);
  return monitor.recordPage({ id: `${build} ${shopper}`, network: `n${shopper}`, builds }, { ...NOTHING, ...outcomes });
}

function shownOrFailed(remote: string, build: string, hasFailed: boolean): Partial<PageOutcomes> {
  return hasFailed ? { failures: [{ remote, build, phase: 'load' }] } : { shown: [{ remote, build }] };
}

/** Reports visits of `of` shoppers to a build, of which `failed` fail. */
async function visit(monitor: BuildMonitor, build: string, failed: number, of: number): Promise<void> {
  // successes are reported before failures
  for (let shopper = of; shopper > 0; shopper -= 1)
    await report(monitor, build, shopper, shownOrFailed('checkout', build, shopper <= failed));
}

function pointers() {
  return readRegistryFile(site.releases).packages.checkout;
}

/** The build of checkout that is served to all, and its canary. */
function served(): (string | undefined)[] {
  site.wait();
  const { packages } = composer.liveReleases();
  const checkout = packages.find(({ name }) => name === 'checkout');
  return [checkout?.live?.build, checkout?.canary?.release.build];
}

test('a build that fails too many shoppers is replaced by the last known good one, and the list has the reason', async () => {
  await release('b1');
  await release('b2');
  await visit(startMonitor(), 'b2', 5, 50);
  expect(pointers()).toMatchObject({ live: { build: 'b1', since: '2026-11-21T12:00:00.000Z' }, past: [] });
  expect(reports).toEqual(['checkout b2 is withdrawn: it failed 5 of 50 shoppers. b1 is live for all.']);
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
  for (let time = 0; time < 20; time += 1) await report(monitor, 'b2', 1, shownOrFailed('checkout', 'b2', true));
  expect(pointers()?.live?.build).toBe('b2');
});

test('visits of more than ten minutes ago do not count', async () => {
  await release('b1');
  await release('b2');
  let now = NOON;
  const monitor = startMonitor(10, () => now);
  await visit(monitor, 'b2', 4, 4);
  now += 11 * MINUTE;
  await report(monitor, 'b2', 9, shownOrFailed('checkout', 'b2', true));
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

test('a shell is withdrawn too', async () => {
  await release('b1');
  await releaseShell('s1');
  await releaseShell('s2');
  const monitor = startMonitor();
  for (let shopper = 0; shopper < 5; shopper += 1)
    await report(monitor, 'b1', shopper, shownOrFailed('shell', 's2', true), 's2');
  expect(readRegistryFile(site.releases).packages.shell?.live?.build).toBe('s1');
});

test.each<[string, () => Promise<BuildMonitor>]>([
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
  const monitor = await begin();
  await visit(monitor, 'b2', 9, 9);
  for (let count = 0; count < 9; count += 1) monitor.recordRender('checkout', 'b2', 'crashed');
  expect([pointers()?.live?.build, ...served()]).toEqual(['b2', 'b2', undefined]);
});

test('reports of builds that are not served are ignored', async () => {
  await release('b1');
  await release('b2');
  const monitor = startMonitor();
  await visit(monitor, 'b1', 9, 9);
  await visit(monitor, 'b9', 9, 9);
  expect([pointers()?.live?.build, reports]).toEqual(['b2', []]);
});

test('a page that was served with another build is no evidence', async () => {
  await release('b1');
  await release('b2');
  const monitor = startMonitor();
  for (let shopper = 0; shopper < 9; shopper += 1)
    await report(monitor, 'b1', shopper, shownOrFailed('checkout', 'b2', true));
  expect(pointers()?.live?.build).toBe('b2');
});

describe('renders on the server', () => {
  test.each<[string, number, number, number, string | undefined]>([
    ['three crashes', 0, 0, 3, 'it ended or blocked 3 rendering processes of the server'],
    ['two crashes', 0, 0, 2, undefined],
    ['five failures of fifty', 45, 5, 0, '5 of 50 renders on the server failed'],
    ['four failures', 0, 4, 0, undefined],
    ['five failures of fifty-one', 46, 5, 0, undefined],
  ])('%s: %i rendered, %i failed, %i crashed', async (_what, rendered, failed, crashed, evidence) => {
    await release('b1');
    await release('b2');
    const monitor = startMonitor();
    for (const [outcome, count] of [
      ['rendered', rendered],
      ['failed', failed],
      ['crashed', crashed],
    ] as const)
      for (let time = 0; time < count; time += 1) monitor.recordRender('checkout', 'b2', outcome);
    expect(served()[0]).toBe(evidence ? 'b1' : 'b2');
    expect(reports).toEqual(evidence ? [`checkout b2 is withdrawn: ${evidence}. b1 is live for all.`] : []);
  });

  test('of a build that is not on probation are not counted', async () => {
    await release('b1');
    const monitor = startMonitor();
    for (let time = 0; time < 9; time += 1) monitor.recordRender('checkout', 'b1', 'crashed');
    expect(served()[0]).toBe('b1');
    expect(monitor.evidence().find(({ remote }) => remote === 'checkout')?.renders.crashed).toBe(0);
  });
});

describe('a canary that is worse than the live build', () => {
  /** Visits of 500 shoppers to each build, judged as they come; `outcomesOf` says what a page reports. */
  async function compare(outcomesOf: (build: string, shopper: number) => Partial<PageOutcomes>, shell = 's1') {
    const monitor = startMonitor();
    for (let shopper = 0; shopper < 500; shopper += 1) {
      await report(monitor, 'b1', shopper, outcomesOf('b1', shopper));
      await report(monitor, 'b2', shopper + 500, outcomesOf('b2', shopper), shell);
    }
    return monitor;
  }

  beforeEach(async () => {
    await release('b1');
    await release('b2', 50);
  });

  test('is withdrawn for orders that are lost', async () => {
    const monitor = await compare((build, shopper) => ({
      journeys: [{ remote: 'checkout', build, isComplete: build === 'b1' || shopper % 5 > 0 }],
    }));
    expect(served()).toEqual(['b1', undefined]);
    expect(reports).toEqual([
      'checkout b2 is withdrawn: after Place Order 20 of 100 orders were not completed, and 0 of 100 with b1. b1 is live for all.',
    ]);
    expect(monitor.evidence().find(({ isCanary }) => isCanary)).toBeUndefined();
  });

  test('is withdrawn for a slow screen', async () => {
    await compare((build, shopper) => ({
      vitals: [
        { remote: 'checkout', build, metric: 'INP', screen: '/cart', value: 40 + (shopper % 50) },
        {
          remote: 'checkout',
          build,
          metric: 'INP',
          screen: '/checkout',
          value: (build === 'b2' ? 300 : 0) + 40 + (shopper % 50),
        },
      ],
    }));
    expect(served()).toEqual(['b1', undefined]);
    expect(reports).toEqual([
      'checkout b2 is withdrawn: INP at /checkout is 380 ms or more in one of four visits, and 80 ms with b1. b1 is live for all.',
    ]);
  });

  test('is withdrawn for failing pages that are fewer than the error limit', async () => {
    await compare((build, shopper) => shownOrFailed('checkout', build, build === 'b2' && shopper % 20 === 0));
    expect(served()).toEqual(['b1', undefined]);
    expect(reports).toEqual([
      expect.stringMatching(/^checkout b2 is withdrawn: \d+ of its \d+ pages failed, and 0 of/),
    ]);
  });

  test('stays where it is not worse, and its evidence is listed beside that of the live build', async () => {
    const monitor = await compare((build, shopper) => ({
      ...shownOrFailed('checkout', build, shopper % 100 === 0),
      journeys: [{ remote: 'checkout', build, isComplete: shopper % 50 > 0 }],
      vitals: [{ remote: 'checkout', build, metric: 'LCP', screen: '/cart', value: 900 + shopper }],
    }));
    expect(served()).toEqual(['b1', 'b2']);
    const counts = {
      remote: 'checkout',
      renders: { rendered: 0, failed: 0, crashed: 0 },
      pages: { bad: 5, of: 500 },
      journeys: { bad: 10, of: 500 },
      vitals: [{ name: 'LCP /cart', count: 500, p75: expect.any(Number) }],
    };
    expect(monitor.evidence().filter(({ remote }) => remote === 'checkout')).toEqual([
      { ...counts, build: 'b2', isCanary: true, shoppers: { bad: 5, of: 500 } },
      { ...counts, build: 'b1', isCanary: false, shoppers: { bad: 0, of: 0 } },
    ]);
  });

  test('stays where one network reports without end, from ever new pages', async () => {
    const monitor = startMonitor();
    const builds = new Map([['checkout', 'b2']]);
    for (let page = 0; page < 1000; page += 1) {
      await report(monitor, 'b1', page, {
        ...shownOrFailed('checkout', 'b1', false),
        journeys: [{ remote: 'checkout', build: 'b1', isComplete: true }],
      });
      await monitor.recordPage(
        { id: `forged ${page}`, network: 'stranger', builds },
        {
          ...NOTHING,
          ...shownOrFailed('checkout', 'b2', true),
          journeys: [{ remote: 'checkout', build: 'b2', isComplete: false }],
        },
      );
    }
    expect(served()).toEqual(['b1', 'b2']);
    expect(monitor.evidence().find(({ isCanary }) => isCanary)).toMatchObject({
      pages: { bad: 1, of: 1 },
      journeys: { bad: 1, of: 1 },
    });
  });

  test('is judged by the first page of a network, not by later ones', async () => {
    const monitor = startMonitor();
    const builds = new Map([['checkout', 'b2']]);
    for (const [id, hasFailed] of [
      ['first', false],
      ['second', true],
    ] as const)
      await monitor.recordPage(
        { id, network: 'n1', builds },
        {
          ...NOTHING,
          ...shownOrFailed('checkout', 'b2', hasFailed),
          journeys: [{ remote: 'checkout', build: 'b2', isComplete: !hasFailed }],
        },
      );
    expect(monitor.evidence().find(({ isCanary }) => isCanary)).toMatchObject({
      pages: { bad: 0, of: 1 },
      journeys: { bad: 0, of: 1 },
    });
  });

  test('an order that completes after the page was hidden is not lost', async () => {
    const monitor = startMonitor();
    for (const isComplete of [false, true])
      await report(monitor, 'b2', 1, { journeys: [{ remote: 'checkout', build: 'b2', isComplete }] });
    expect(monitor.evidence().find(({ isCanary }) => isCanary)?.journeys).toEqual({ bad: 0, of: 1 });
  });
});

test('a canary of the shell is judged by the screens of all remotes', async () => {
  await release('b1');
  await releaseShell('s1');
  await releaseShell('s2', 50);
  const monitor = startMonitor();
  for (let shopper = 0; shopper < 400; shopper += 1) {
    const isBroken = shopper % 2 === 1;
    const journeys = [{ remote: 'checkout', build: 'b1', isComplete: !isBroken || shopper % 10 > 1 }];
    await report(monitor, 'b1', shopper, { journeys }, isBroken ? 's2' : 's1');
  }
  expect(reports).toEqual([expect.stringMatching(/^shell s2 is withdrawn: after Place Order /)]);
  expect(served()).toEqual(['b1', undefined]);
});

describe('where the registry cannot be changed', () => {
  test('the build is withdrawn all the same, until a person releases it again', async () => {
    await release('b1');
    await release('b2');
    const monitor = startMonitor();
    // a folder of the name of the next file makes each change fail, also for root
    mkdirSync(join(site.releases, `registry.json.${ownProcess()}.next`));
    await visit(monitor, 'b2', 5, 5);
    expect(pointers()?.live?.build).toBe('b2');
    expect(served()).toEqual(['b1', undefined]);
    expect(reports).toEqual([
      'checkout b2 is withdrawn: it failed 5 of 5 shoppers. b1 is live for all.',
      expect.stringMatching(
        /^The registry still names checkout b2, which is not served until it is released again: .*EISDIR/,
      ),
    ]);
    rmSync(join(site.releases, `registry.json.${ownProcess()}.next`), { recursive: true });
    await site.point('checkout', (current) => ({
      ...goLive({ ...current, live: undefined }, 'b2', '2026-11-21T12:00:00.001Z'),
      past: ['b1'],
    }));
    expect(served()).toEqual(['b2', undefined]);
  });
});
