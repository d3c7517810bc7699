import { goLive, goLiveAlone, list, noPointers, promote, retire, rollBack, startCanary, withdraw } from './pointers';
import type { ListedBuild, Pointers } from './registrySchema';

const THEN = '2026-11-20T10:00:00.000Z';
const NOW = '2026-11-21T10:00:00.000Z';
const listed: ListedBuild = { version: '1.0.0', published: THEN, integrity: 'sha256-a', journeys: 'passed' };
const builds = { b1: listed, b2: listed, b3: listed };
const FIRST = { build: 'b1', since: NOW };
const second: Pointers = { live: { build: 'b2', since: THEN }, past: ['b1'], builds };

test('a published build is listed, and live for nobody', () => {
  expect(list(noPointers, 'b1', listed)).toEqual({ past: [], builds: { b1: listed } });
});

test('a build is published once', () => {
  const problem =
    '409 Conflict: the build b2 is published and never changes. Change something, or make it live again: `npm run rollback -- <package> b2`.';
  expect(() => list(second, 'b2', listed)).toThrow(problem);
});

test('the former live build becomes the rollback target', () => {
  expect(goLive(second, 'b3', NOW)).toEqual({ live: { build: 'b3', since: NOW }, past: ['b1', 'b2'], builds });
  expect(goLive({ past: [], builds }, 'b1', NOW)).toEqual({ live: { build: 'b1', since: NOW }, past: [], builds });
});

test('a build that goes live alone has no rollback target', () => {
  const live = { build: 'b3', since: NOW };
  expect(goLiveAlone(startCanary(second, 'b3', 10, THEN), 'b3', NOW)).toEqual({ live, past: [], builds });
});

test('the live build keeps its date when it goes live again', () => {
  expect(goLive(second, 'b2', NOW)).toEqual(second);
});

test('a canary runs beside the live build until it is promoted', () => {
  const shared = startCanary(second, 'b3', 10, NOW);
  expect(shared).toEqual({ ...second, canary: { build: 'b3', share: 10, since: NOW } });
  expect(promote(shared, NOW)).toEqual({ live: { build: 'b3', since: NOW }, past: ['b1', 'b2'], builds });
});

test('the share of a canary changes, and nothing else', () => {
  const shared = startCanary(second, 'b3', 10, THEN);
  expect(promote(shared, NOW, 50)).toEqual({ ...second, canary: { build: 'b3', share: 50, since: THEN } });
  expect(() => promote(second, NOW, 50)).toThrow('There is no build at a share of shoppers');
  expect(() => list(shared, 'b3', listed)).toThrow(
    'It is at 10 of 100 shoppers: `npm run promote -- <package> --share`',
  );
});

test('there is no promotion without a canary, and no canary without a live build', () => {
  expect(() => promote(second, NOW)).toThrow('There is no build at a share of shoppers');
  expect(() => startCanary(noPointers, 'b1', 10, NOW)).toThrow('Nothing is live');
});

test('a rollback removes the canary first, then goes back build by build', () => {
  const shared = startCanary(second, 'b3', 10, NOW);
  expect(rollBack(shared, undefined, NOW)).toEqual(second);
  const back = rollBack(second, undefined, NOW);
  expect(back).toEqual({ live: FIRST, past: [], builds });
  expect(() => rollBack(back, undefined, NOW)).toThrow('There is nothing to go back to. `retire` takes it out');
});

test('a rollback to a named build ends a running canary', () => {
  expect(rollBack(startCanary(second, 'b3', 10, NOW), 'b1', NOW)).toEqual({ live: FIRST, past: [], builds });
});

describe('withdraw', () => {
  const verdict = { at: NOW, failed: 6, of: 40 };
  const marked = (build: string) => ({ ...builds, [build]: { ...listed, withdrawn: verdict } });

  test('moves live back to the last good build', () => {
    expect(withdraw(second, 'b2', 'b1', verdict)).toEqual({ live: FIRST, past: [], builds: marked('b2') });
  });

  test('ends a canary and leaves live as it is', () => {
    const ended = withdraw(startCanary(second, 'b3', 10, NOW), 'b3', 'b1', verdict);
    expect(ended).toEqual({ ...second, canary: undefined, builds: marked('b3') });
  });

  test.each([
    ['a build that is no longer live', 'b1', 'b3'],
    ['a build that is not listed', 'b4', 'b1'],
    ['the live build without a good one before it', 'b2', undefined],
  ])('of %s changes nothing', (_, build, lastGood) => {
    expect(withdraw(second, build, lastGood, verdict)).toBe(second);
  });
});

test('a rollback to a named build requires that it is published; the live build gets a new date', () => {
  expect(rollBack(second, 'b3', NOW)).toEqual({ live: { build: 'b3', since: NOW }, past: ['b1'], builds });
  expect(() => rollBack(second, 'b4', NOW)).toThrow('There is no published build b4');
  expect(rollBack(second, 'b2', NOW)).toEqual({ ...second, live: { build: 'b2', since: NOW } });
});

test('a package that is taken out of the store comes back by a rollback', () => {
  const live = goLive(noPointers, 'b1', NOW);
  const gone = retire(startCanary(live, 'b2', 10, NOW));
  expect([gone.live, gone.canary, gone.past]).toEqual([undefined, undefined, ['b1']]);
  expect(rollBack(gone, undefined, NOW).live?.build).toBe('b1');
  expect(() => retire(gone)).toThrow('No build of it is live.');
});

test('what the owner allows and switches off stays so, whatever happens to the builds of a package', () => {
  const kept = { backends: ['https://new.example'], off: ['checkout/Lines', 'checkout'] };
  const pointers = { ...second, ...kept };
  const canary = startCanary(pointers, 'b3', 10, NOW);
  const verdict = { at: NOW, failed: 0, of: 0 };
  for (const changed of [
    ...[list(pointers, 'b4', listed), goLive(pointers, 'b1', NOW), canary],
    ...[
      promote(canary, NOW),
      promote(canary, NOW, 50),
      rollBack(pointers, undefined, NOW),
      rollBack(canary, 'b1', NOW),
    ],
    ...[retire(pointers), withdraw(pointers, 'b2', 'b1', verdict), withdraw(canary, 'b3', 'b2', verdict)],
  ])
    expect(changed).toMatchObject(kept);
  expect(goLiveAlone(pointers, 'b1', NOW).backends).toEqual(kept.backends);
});
