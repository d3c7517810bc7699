import { randomNumbers } from '../../testing/randomNumbers';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import type { LiveReleases } from '../../releases/repository/liveReleases';
import { monitorBuilds, type PageOutcomes } from './monitorBuilds';
import { createWithdrawnBuilds } from '../../releases/repository/withdrawnBuilds';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2026-01-05T00:00:00Z');
/** SIMULATION=full is the whole one, which takes half an hour; else it is as long as a test run has time for. */
const [DAYS, RUNS] = process.env.SIMULATION === 'full' ? [90, 20] : [2, 1];
const DISHONEST = 5;

/** What happens to a shopper beside the build. */
type Trouble = 'translated' | 'dropped' | 'odd' | 'offline';
const TROUBLES: Trouble[] = ['translated', 'dropped', 'odd', 'offline'];

const NOTHING: PageOutcomes = { shown: [], failures: [], journeys: [] };
const remote = 'storefront';

function failure(build: string, phase: PageOutcomes['failures'][number]['phase'], message: string): PageOutcomes {
  return { ...NOTHING, failures: [{ remote, build, phase, message }] };
}

function shown(build: string): PageOutcomes {
  return { ...NOTHING, shown: [{ remote, build }] };
}

/** The reports of an honest build's page, in order: the shell's, and then the ones of the build before in its place. */
function reportsOf(build: string, before: string, troubles: Set<Trouble>, random: () => number): PageOutcomes[] {
  const reports: PageOutcomes[] = [shown(build)];
  if (troubles.has('offline')) reports.push(failure(build, 'event', 'TypeError: Failed to fetch'));
  if (troubles.has('dropped'))
    reports.unshift(failure(build, 'load', 'ChunkLoadError: Loading chunk 7 failed.'), shown(before));
  if (troubles.has('translated')) {
    const message = "NotFoundError: Failed to execute 'insertBefore' on 'Node'";
    // most are mended by rendering anew; of the others some are told in words of no list
    if (random() < 0.3) reports.push(failure(build, 'event', message), shown(before));
    else if (random() < 0.1) reports.push(failure(build, 'event', 'TypeError: null is not an object'), shown(before));
  }
  // both builds fail on it
  if (troubles.has('odd'))
    reports.unshift(...[build, before].map((one) => failure(one, 'render', 'URIError: URI malformed')));
  return reports;
}

/** The builds that are withdrawn in one shop: each day a new build, to all or to a tenth at first. */
async function withdrawnOf(seed: number, visits: number, share: Partial<Record<Trouble, number>>): Promise<string[]> {
  const random = randomNumbers(seed);
  const withdrawn = createWithdrawnBuilds();
  let now = START;
  let day = 0;
  const isCanaryDay = () => day % 2 === 1;

  function live(): LiveReleases {
    const release = (build: string) => ({ name: remote, build, prefixes: {} }) as unknown as StoredRelease;
    const pointer = { build: `b${day}`, since: new Date(START + day * DAY_MS).toISOString() };
    const former = { build: `b${day - 1}`, since: new Date(START).toISOString() };
    const pointers = isCanaryDay() ? { live: former, canary: { ...pointer, share: 10 } } : { live: pointer };
    return {
      packages: [
        {
          name: remote,
          live: release(isCanaryDay() ? former.build : pointer.build),
          ...(isCanaryDay() && { canary: { release: release(pointer.build), share: 10 } }),
          previous: release(isCanaryDay() ? `b${day - 2}` : former.build),
        },
      ],
      repository: { registry: { packages: { [remote]: pointers } } },
    } as unknown as LiveReleases;
  }

  const monitor = monitorBuilds({
    readLive: live,
    config: { releasesDir: '/nowhere', errorLimit: 10 },
    withdrawn,
    share: async () => undefined,
    report: () => undefined,
    now: () => now,
  });

  for (day = 0; day < DAYS; day += 1) {
    const [build, before] = [`b${day}`, `b${day - 1}`];
    const liars = Array.from({ length: DISHONEST }, () => Math.floor(random() * visits));
    for (let visit = 0; visit < visits; visit += 1) {
      now = START + day * DAY_MS + (visit / visits) * DAY_MS;
      const troubles = new Set(TROUBLES.filter((trouble) => random() < (share[trouble] ?? 0)));
      const isNew = !isCanaryDay() || random() < 0.1;
      const [mine, other] = isNew ? [build, before] : [before, `b${day - 2}`];
      const page = { id: `${day} ${visit}`, network: `n${day} ${visit}`, builds: new Map([[remote, mine]]) };
      for (const report of reportsOf(mine, other, troubles, random)) await monitor.recordPage(page, report);
      // the server renders an odd address with neither build, so it finds no fault
      for (let liar = 0; liar < DISHONEST; liar += 1) {
        if (liars[liar] !== visit) continue;
        for (let page = 0; page < 20; page += 1) {
          const forged = { id: `f${day} ${liar} ${page}`, network: `liar ${liar}`, builds: new Map([[remote, build]]) };
          await monitor.recordPage(forged, failure(build, 'render', 'Error: broken'));
          await monitor.recordPage(forged, shown(before));
          await monitor.recordPage(forged, {
            ...NOTHING,
            journeys: [{ remote, build, isComplete: false }],
          });
          monitor.recordFault({ name: remote, build }, forged.network);
        }
      }
    }
  }
  return withdrawn.list().map(({ evidence }) => evidence);
}

const ALONE = TROUBLES.map((trouble) => [`30 % of the pages are ${trouble}`, { [trouble]: 0.3 }] as const);
const ALL = ['20 % each, all four', Object.fromEntries(TROUBLES.map((trouble) => [trouble, 0.2]))] as const;

describe.each([30, 3_000])('of honest builds in a shop of %i visits a day, with five dishonest addresses', (visits) => {
  test.each([...ALONE, ALL])('none is withdrawn where %s', async (_what, share) => {
    const found: string[] = [];
    for (let seed = 1; seed <= RUNS; seed += 1) found.push(...(await withdrawnOf(seed, visits, share)));
    expect(found).toEqual([]);
  });
});
