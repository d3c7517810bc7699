import { compositionId } from '@glow/shared/remotes';
import type { Composition } from './composer';
import { sharedStore } from '../../testing/sharedStore';
import { compareInstances, instanceProblems } from './compareInstances';

const store = sharedStore();
const closing: (() => void)[] = [];

beforeEach(() => store.sql('delete from compositions'));
afterEach(() => closing.splice(0).forEach((close) => close()));

/** An instance that shows these builds by package until it is given others. */
function instance(builds: Record<string, string>) {
  const reports: string[] = [];
  const shown = { builds };
  const compose = () =>
    ({
      id: compositionId(Object.values(shown.builds)),
      releases: new Map(Object.entries(shown.builds).map(([name, build]) => [name, { name, build }])),
    }) as unknown as Composition;
  const { run, close } = compareInstances(store.database, { compose }, (sentence) => reports.push(sentence));
  closing.push(close);
  return { reports, shown, run };
}

/** The database's clock goes on: all that is noted is older. */
const goOn = (seconds: number) =>
  store.sql('update compositions set began_at = began_at - $1, seen_at = seen_at - $1', seconds * 1000);

/** Each instance notes its builds every 15 seconds. */
async function live(seconds: number, ...instances: { run(): Promise<void> }[]): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 15) {
    await goOn(15);
    for (const { run } of instances) await run();
  }
}

const doctor = () => instanceProblems(store.database);

test('instances with different builds for more than a minute are told of once, by each, and by the doctor', async () => {
  const [one, other] = [instance({ shell: 's', blog: 'b1', cart: 'c' }), instance({ shell: 's', blog: 'b2' })];
  const same = instance({ shell: 's', blog: 'b1', cart: 'c' });
  await live(60, one, other, same);
  expect([await doctor(), one.reports, other.reports]).toEqual([[], [], []]);
  await live(60, one, other, same);
  const sentence = expect.stringMatching(/^GLOW-365 .*: blog \(b1, b2\), cart \(c\)\. Give all one RELEASES_DIR/);
  expect([await doctor(), one.reports, other.reports, same.reports]).toEqual(Array(4).fill([sentence]));
  other.shown.builds = { shell: 's', blog: 'b3', cart: 'c' };
  await live(90, one, other, same);
  expect(one.reports.slice(1)).toEqual([expect.stringContaining(': blog (b1, b3). ')]);
});

test('a release, a rollback, and a renewal of instances that has ended are not told of', async () => {
  const [one, other] = [instance({ shell: 's1' }), instance({ shell: 's1' })];
  for (const shell of ['s2', 's1', 's2', 's3']) {
    await live(300, one, other);
    one.shown.builds = { shell };
    await live(15, one, other);
    expect(await doctor()).toEqual([]);
    other.shown.builds = { shell };
  }
  await live(90, one, other);
  expect([await doctor(), one.reports, other.reports]).toEqual([[], [], []]);

  one.shown.builds = { shell: 's4' };
  await live(90, one, other);
  expect([await doctor(), one.reports]).toEqual([[expect.anything()], [expect.anything()]]);
  const last = instance({ shell: 's4' });
  await live(15, one);
  await live(90, last, one);
  expect([await doctor(), last.reports]).toEqual([[], []]);
});
