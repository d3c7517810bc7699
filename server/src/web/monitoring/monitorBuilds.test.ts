import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownProcess } from '../../base/system/processOwner';
import { TemporarySite } from '../../testing/temporarySite';
import { readRegistryFile } from '../../releases/repository/registryFile';
import { monitorBuilds, type BuildMonitor, type PageOutcomes } from './monitorBuilds';
import { goLive } from '../../releases/repository/pointers';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60_000;
const NOTHING: PageOutcomes = { shown: [], failures: [], journeys: [] };
const PREFIXES = { checkout: ['/cart'] };
const OFFERS = { react: '19.3.1' };
const shellOf = (build: string) => ({
  name: 'shell',
  version: '1.0.0',
  build,
  container: 'glow_shell',
  prefixes: PREFIXES,
  offers: OFFERS,
});

let site: TemporarySite;
let composer: ReturnType<TemporarySite['composer']>;
let reports: string[];

beforeEach(() => {
  site = new TemporarySite();
  reports = [];
  site.release('shell', shellOf('s1'));
});

/** Publishes a build of checkout and makes it live, for all or a share. */
async function release(build: string, share?: number, needs: Record<string, string> = {}): Promise<void> {
  const built = { name: 'checkout', version: '1.0.0', build, container: 'glow_checkout', entry: `${build}.js` };
  site.release('checkout-mfe', { ...built, prefixes: PREFIXES, needs });
  await site.publish('checkout-mfe', share);
}

/** Publishes a build of the shell and makes it live, for all or a share. */
async function releaseShell(build: string, share?: number): Promise<void> {
  site.release('shell', shellOf(build));
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
  const builds = new Map(Object.entries({ shell, checkout: build }));
  return monitor.recordPage({ id: `${build} ${shopper}`, network: `n${shopper}`, builds }, { ...NOTHING, ...outcomes });
}

function shownOrFailed(remote: string, build: string, hasFailed: boolean): Partial<PageOutcomes> {
  return hasFailed ? { failures: [failureOf(remote, build)] } : { shown: [{ remote, build }] };
}

function failureOf(remote: string, build: string, message = 'Error: broken'): PageOutcomes['failures'][number] {
  return { remote, build, phase: 'render', message };
}

/** Reports visits of `of` shoppers to a build of checkout; the page of `failed` of them goes on with `before`. */
async function visit(monitor: BuildMonitor, build: string, failed: number, of: number, before = 'b1'): Promise<void> {
  // successes are reported before failures
  for (let shopper = of; shopper > 0; shopper -= 1) {
    await report(monitor, build, shopper, shownOrFailed('checkout', build, shopper <= failed));
    if (shopper <= failed) await report(monitor, build, shopper, { shown: [{ remote: 'checkout', build: before }] });
  }
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

describe('a build that is live for all', () => {
  beforeEach(async () => {
    await release('b1');
    await release('b2');
  });

  test('a build that fails too many shoppers is replaced by the last known good one, and the list has the reason', async () => {
    await visit(startMonitor(), 'b2', 10, 50);
    expect(pointers()).toMatchObject({ live: { build: 'b1', since: '2026-11-21T12:00:00.000Z' }, past: [] });
    expect(reports).toEqual([
      'checkout b2 is withdrawn: it failed 10 of 50 shoppers where the build before did not. b1 is live for all.',
    ]);
    expect(pointers()?.builds.b2?.withdrawn).toMatchObject({
      at: '2026-11-21T12:00:00.000Z',
      evidence: 'it failed 10 of 50 shoppers where the build before did not',
    });
  });

  test('a build of which something is off is not withdrawn for pages that are still open', async () => {
    await site.point('checkout', (current) => ({ ...current, off: ['checkout'] }));
    const monitor = startMonitor();
    await visit(monitor, 'b2', 50, 50);
    expect(pointers()?.live?.build).toBe('b2');
    await site.point('checkout', (current) => ({ ...current, off: [] }));
    await visit(monitor, 'b2', 10, 50);
    expect(pointers()?.live?.build).toBe('b1');
  });

  test.each<[string, number, number]>([
    ['nine failed shoppers are too few', 9, 9],
    ['ten of fifty-one are, without five, below the limit', 10, 51],
  ])('%s', async (_what, failed, of) => {
    await visit(startMonitor(), 'b2', failed, of);
    expect(pointers()?.live?.build).toBe('b2');
  });

  describe('failures that were not compared with the build before', () => {
    test.each<[string, number, number, string]>([
      ['of all shoppers withdraw a build', 20, 20, 'b1'],
      ['of nineteen are too few', 19, 19, 'b2'],
      ['of three in four are, without five, below the limit', 20, 21, 'b2'],
    ])('%s', async (_what, failed, of, live) => {
      await visit(startMonitor(), 'b2', failed, of, 'b0');
      expect(pointers()?.live?.build).toBe(live);
    });

    test('are those in event handlers, and after a screen was shown', async () => {
      const monitor = startMonitor();
      for (let shopper = 0; shopper < 19; shopper += 1) {
        await report(monitor, 'b2', shopper, { failures: [{ ...failureOf('checkout', 'b2'), phase: 'event' }] });
        await report(monitor, 'b2', shopper, { shown: [{ remote: 'checkout', build: 'b1' }] });
      }
      expect(pointers()?.live?.build).toBe('b2');
    });
  });

  test('what the build before shows after it has failed on the page too is no proof', async () => {
    const monitor = startMonitor();
    for (let shopper = 0; shopper < 19; shopper += 1) {
      await report(monitor, 'b2', shopper, { failures: [failureOf('checkout', 'b2')] });
      await report(monitor, 'b2', shopper, { failures: [failureOf('checkout', 'b1')] });
      await report(monitor, 'b2', shopper, { shown: [{ remote: 'checkout', build: 'b1' }] });
    }
    expect(pointers()?.live?.build).toBe('b2');
  });

  test('what is on the side of shoppers counts for nobody', async () => {
    const monitor = startMonitor();
    const [node, react] = ["NotFoundError: Failed to execute '?' on 'Node'", 'Error: Minified React error #?; visit …'];
    for (const message of [
      'ChunkLoadError: Loading chunk 7 failed. (error: …)',
      'Error: The entry /assets/… could not be loaded',
      ...['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'].map(
        (text) => `TypeError: ${text}`,
      ),
      'AbortError: The operation was aborted.',
      ...['insertBefore', 'removeChild'].map((method) => node.replace('?', method)),
      'HierarchyRequestError: The new child element contains the parent.',
      ...['418', '422'].map((number) => react.replace('?', number)),
    ]) {
      for (let shopper = 0; shopper < 30; shopper += 1) {
        await report(monitor, 'b2', shopper, { failures: [failureOf('checkout', 'b2', message)] });
        await report(monitor, 'b2', shopper, { shown: [{ remote: 'checkout', build: 'b1' }] });
      }
      const { shoppers, pages } = monitor.evidence().find(({ remote }) => remote === 'checkout') ?? {};
      expect([message, pointers()?.live?.build, shoppers?.of, pages?.of]).toEqual([message, 'b2', 0, 0]);
    }
  });

  test('one shopper counts once, however often the page fails', async () => {
    const monitor = startMonitor();
    for (let time = 0; time < 20; time += 1) await report(monitor, 'b2', 1, shownOrFailed('checkout', 'b2', true));
    expect(pointers()?.live?.build).toBe('b2');
  });

  test('a build that fails after it has worked for long is judged by its last 500 shoppers', async () => {
    const monitor = startMonitor();
    for (let shopper = 1000; shopper < 3000; shopper += 1)
      await report(monitor, 'b2', shopper, shownOrFailed('checkout', 'b2', false));
    await visit(monitor, 'b2', 55, 55);
    expect(pointers()?.live?.build).toBe('b1');
  });

  test.each<[string, () => Promise<BuildMonitor>]>([
    ['has been live for more than a day', async () => startMonitor(10, () => NOON + 26 * HOUR)],
    [
      'has no former build',
      async () => {
        await site.point('checkout', (pointers) => ({ ...pointers, past: [] }));
        return startMonitor();
      },
    ],
    ['is not monitored', async () => startMonitor(0)],
  ])('a build that %s stays', async (_what, begin) => {
    const monitor = await begin();
    await visit(monitor, 'b2', 30, 30);
    for (let count = 0; count < 30; count += 1) monitor.recordFault({ name: 'checkout', build: 'b2' }, `n${count}`);
    expect([pointers()?.live?.build, ...served()]).toEqual(['b2', 'b2', undefined]);
  });

  test('reports of builds that are not served are ignored', async () => {
    const monitor = startMonitor();
    await visit(monitor, 'b1', 30, 30);
    await visit(monitor, 'b9', 30, 30);
    expect([pointers()?.live?.build, reports]).toEqual(['b2', []]);
  });

  test('a page that was served with another build is no evidence', async () => {
    const monitor = startMonitor();
    for (let shopper = 0; shopper < 30; shopper += 1)
      await report(monitor, 'b1', shopper, shownOrFailed('checkout', 'b2', true));
    expect(pointers()?.live?.build).toBe('b2');
  });

  test.each<[string, number, number, string]>([
    ['ten networks withdraw a build', 10, 1, 'b1'],
    ['five networks do not, however often they ask', 5, 100, 'b2'],
  ])('pages that a build does not render, and the build before does: %s', async (_what, networks, times, live) => {
    const monitor = startMonitor();
    for (let time = 0; time < networks * times; time += 1)
      monitor.recordFault({ name: 'checkout', build: 'b2' }, `n${time % networks}`);
    expect(served()[0]).toBe(live);
  });

  test('the build to go back to is told for those that may be withdrawn only', async () => {
    await release('b3', 10);
    const monitor = startMonitor();
    const before = ['b1', 'b2', 'b3'].map((build) => monitor.buildBefore('checkout', build)?.build);
    expect(before).toEqual([undefined, 'b1', 'b2']);
  });
});

test('a failing canary is removed, and the live build stays', async () => {
  await release('b1');
  await release('b2', 10);
  await visit(startMonitor(), 'b2', 10, 10);
  expect([pointers()?.live?.build, pointers()?.canary]).toEqual(['b1', undefined]);
});

test('the last known good build is compatible with the live shell', async () => {
  await release('b0');
  await release('b1', undefined, { react: '^18.0.0' });
  await release('b2');
  await visit(startMonitor(), 'b2', 10, 10, 'b0');
  expect(pointers()?.live?.build).toBe('b0');
});

test('a shell is withdrawn too', async () => {
  await release('b1');
  await releaseShell('s1');
  await releaseShell('s2');
  const monitor = startMonitor();
  for (let shopper = 0; shopper < 20; shopper += 1)
    await report(monitor, 'b1', shopper, shownOrFailed('shell', 's2', true), 's2');
  expect(readRegistryFile(site.releases).packages.shell?.live?.build).toBe('s1');
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
    }));
    expect(served()).toEqual(['b1', 'b2']);
    const counts = {
      remote: 'checkout',
      pages: { bad: 5, of: 500 },
      journeys: { bad: 10, of: 500 },
      vitals: [],
    };
    expect(monitor.evidence().filter(({ remote }) => remote === 'checkout')).toEqual([
      { ...counts, build: 'b2', isCanary: true, shoppers: { bad: 5, of: 500 } },
      { ...counts, build: 'b1', isCanary: false, shoppers: { bad: 0, of: 0 } },
    ]);
  });

  /** How many pages of the canary are bad, of how many, and how many orders, of how many. */
  function counted(monitor: BuildMonitor) {
    const { pages, journeys } = monitor.evidence().find(({ isCanary }) => isCanary) ?? {};
    return [pages?.bad, pages?.of, journeys?.bad, journeys?.of];
  }

  /** A page of the canary, and an order on it, that failed or not. */
  function recordCanary(monitor: BuildMonitor, id: string, network: string, hasFailed: boolean): Promise<void> {
    const page = { id, network, builds: new Map([['checkout', 'b2']]) };
    const journeys = [{ remote: 'checkout', build: 'b2', isComplete: !hasFailed }];
    return monitor.recordPage(page, { ...NOTHING, ...shownOrFailed('checkout', 'b2', hasFailed), journeys });
  }

  test('stays where one network reports without end, from ever new pages', async () => {
    const monitor = startMonitor();
    const journeys = [{ remote: 'checkout', build: 'b1', isComplete: true }];
    for (let page = 0; page < 1000; page += 1) {
      await report(monitor, 'b1', page, { ...shownOrFailed('checkout', 'b1', false), journeys });
      await recordCanary(monitor, `forged ${page}`, 'stranger', true);
    }
    expect(served()).toEqual(['b1', 'b2']);
    expect(counted(monitor)).toEqual([1, 1, 1, 1]);
  });

  test('is judged by the first page of a network, not by later ones', async () => {
    const monitor = startMonitor();
    await recordCanary(monitor, 'first', 'n1', false);
    await recordCanary(monitor, 'second', 'n1', true);
    expect(counted(monitor)).toEqual([0, 1, 0, 1]);
  });

  test('an order that completes after the page was hidden is not lost', async () => {
    const monitor = startMonitor();
    for (const isComplete of [false, true])
      await report(monitor, 'b2', 1, { journeys: [{ remote: 'checkout', build: 'b2', isComplete }] });
    expect(counted(monitor).slice(2)).toEqual([0, 1]);
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

test('where the registry cannot be changed, the build is withdrawn all the same, until a person releases it again', async () => {
  await release('b1');
  await release('b2');
  const monitor = startMonitor();
  // a folder of the name of the next file makes each change fail, also for root
  mkdirSync(join(site.releases, `registry.json.${ownProcess()}.next`));
  await visit(monitor, 'b2', 10, 10);
  expect(pointers()?.live?.build).toBe('b2');
  expect(served()).toEqual(['b1', undefined]);
  expect(reports).toEqual([
    'checkout b2 is withdrawn: it failed 10 of 10 shoppers where the build before did not. b1 is live for all.',
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
