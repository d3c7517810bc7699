import { sharedDatabase } from '../../testing/sharedStore';
import { noDatabase } from '../../testing/temporarySite';
import type { ListedBuild, Pointers } from './registrySchema';
import { shareWithdrawals } from '../../web/monitoring/watchBuilds';
import { createWithdrawnBuilds, withoutWithdrawn, type Withdrawal } from './withdrawnBuilds';

const RELEASED = '2026-11-21T10:00:00.000Z';
const listed: ListedBuild = { version: '1.0.0', published: RELEASED, integrity: 'sha256-a', journeys: 'passed' };
const builds = { b1: listed, b2: listed, b3: listed };
const AT = Date.parse('2026-11-21T12:00:00.000Z');

function withdrawal(build: string, at = AT): Withdrawal {
  return { name: 'blog', build, at, evidence: 'it failed 5 of 5 shoppers' };
}

function served(pointers: Pointers, ...withdrawals: Withdrawal[]): (string | undefined)[] {
  const { blog } = withoutWithdrawn({ blog: pointers }, withdrawals, (name, packages) => packages[name]?.past.at(-1));
  return [blog?.live?.build, blog?.canary?.build];
}

const third: Pointers = { live: { build: 'b3', since: RELEASED }, past: ['b1', 'b2'], builds };
const canary: Pointers = {
  live: { build: 'b2', since: RELEASED },
  canary: { build: 'b3', share: 10, since: RELEASED },
  past: ['b1'],
  builds,
};

describe('whatever the registry says,', () => {
  test('a withdrawn build is not live: the last good one is', () => {
    expect(served(third, withdrawal('b3'))).toEqual(['b2', undefined]);
  });

  test('a withdrawn canary is not served', () => {
    expect(served(canary, withdrawal('b3'))).toEqual(['b2', undefined]);
  });

  test('two builds can be withdrawn one after the other', () => {
    expect(served(third, withdrawal('b3'), withdrawal('b2', AT + 1))).toEqual(['b1', undefined]);
  });

  test.each<[string, Pointers, Withdrawal]>([
    ['another build', third, withdrawal('b1')],
    ['a build of another package', third, { ...withdrawal('b3'), name: 'account' }],
    ['a build without one to go back to', { ...third, past: [] }, withdrawal('b3')],
    ['a build that was released again', third, withdrawal('b3', Date.parse(RELEASED) - 1)],
  ])('a withdrawal of %s changes nothing', (_what, pointers, withdrawn) => {
    expect(served(pointers, withdrawn)).toEqual(['b3', undefined]);
  });

  test('a canary that was started or promoted again is served', () => {
    const again = '2026-11-21T12:00:00.001Z';
    const started = { ...canary, canary: { build: 'b3', share: 10, since: again } };
    expect(served(started, withdrawal('b3'))).toEqual(['b2', 'b3']);
    expect(served({ ...third, live: { build: 'b3', since: again } }, withdrawal('b3'))).toEqual(['b3', undefined]);
  });
});

describe('instances with one database', () => {
  const database = sharedDatabase();
  let sharings: ReturnType<typeof shareWithdrawals>[];

  beforeEach(async () => {
    await database.sql('delete from withdrawn_builds');
    sharings = [];
  });
  afterEach(() => sharings.forEach(({ close }) => close()));

  function instance(isExclusive = false) {
    const withdrawn = createWithdrawnBuilds();
    const sharing = shareWithdrawals(database, withdrawn, { isExclusive, report: fail });
    sharings.push(sharing);
    return { withdrawn, ...sharing };
  }

  test('a build that one withdraws is withdrawn by all, also after a restart', async () => {
    const [one, other] = [instance(), instance()];
    await Promise.all([one.sync(), other.sync()]);
    one.withdrawn.add(withdrawal('b3'));
    expect([one.withdrawn.list(), other.withdrawn.list()]).toEqual([[withdrawal('b3')], []]);
    await one.sync();
    await other.sync();
    const restarted = instance(true);
    await restarted.sync();
    for (const { withdrawn } of [one, other, restarted]) expect(withdrawn.list()).toEqual([withdrawal('b3')]);
    expect(one.withdrawn.unsaved()).toEqual([]);
  });

  test('instances ask by themselves', async () => {
    const [one, other] = [instance(), instance()];
    one.withdrawn.add(withdrawal('b3'));
    while (other.withdrawn.list().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(other.withdrawn.list()).toEqual([withdrawal('b3')]);
  });

  test('the later of two withdrawals of a build stays', async () => {
    const [one, other] = [instance(), instance()];
    one.withdrawn.add(withdrawal('b3', AT + 1));
    await one.sync();
    await one.sync();
    other.withdrawn.add(withdrawal('b3'));
    await other.sync();
    await other.sync();
    for (const { withdrawn } of [one, other]) expect(withdrawn.list()).toEqual([withdrawal('b3', AT + 1)]);
  });
});

test('a database that fails is reported once, and the build stays withdrawn; it is saved as soon as it works', async () => {
  const reports: string[] = [];
  let isDown = true;
  const saved: unknown[] = [];
  const withdrawn = createWithdrawnBuilds();
  const database = {
    ...noDatabase,
    query: async (_text: string, params?: unknown[]) => {
      if (isDown) throw new Error('refused');
      if (params?.length) saved.push(params);
      return [];
    },
  };
  const sharing = shareWithdrawals(database, withdrawn, { isExclusive: false, report: (said) => reports.push(said) });
  withdrawn.add(withdrawal('b3'));
  for (let time = 0; time < 3; time += 1) await sharing.sync();
  expect(withdrawn.list()).toEqual([withdrawal('b3')]);
  expect(reports).toEqual(['Withdrawn builds cannot be shared with other instances through the database: refused.']);
  isDown = false;
  await sharing.sync();
  expect(saved).toEqual([['blog', 'b3', AT, 'it failed 5 of 5 shoppers']]);
  sharing.close();
});

test('a database of this process alone is read once', async () => {
  let count = 0;
  const database = { ...noDatabase, query: async () => ((count += 1), []) };
  const sharing = shareWithdrawals(database, createWithdrawnBuilds(), { isExclusive: true, report: fail });
  for (let time = 0; time < 3; time += 1) await sharing.sync();
  expect(count).toBe(1);
  sharing.close();
});

function fail(sentence: string): void {
  throw new Error(sentence);
}
