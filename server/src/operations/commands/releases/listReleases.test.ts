import { unpublishBuild } from '../../../releases/publishing/unpublish';
import { rollBackPackage } from '../../../releases/publishing/folderTarget';
import { withdraw } from '../../../releases/repository/pointers';
import { TemporarySite } from '../../../testing/temporarySite';
import { listReleases } from './listReleases';

let site: TemporarySite;

beforeEach(async () => {
  site = new TemporarySite();
  await release('b1');
  await release('b2');
});

/** Publishes a build of checkout and makes it live, for all or a share. */
async function release(build: string, share?: number): Promise<void> {
  const container = { container: 'glow_checkout', entry: `${build}.js` };
  site.release('checkout-mfe', { name: 'checkout', version: '1.0.0', build, ...container });
  await site.publish('checkout-mfe', share);
}

const list = () => listReleases(site.folders);

test('the list has the live build, its date, the canary and the builds to go back to', async () => {
  await release('b3', 25);
  expect(list()).toContain(`checkout
  live      1.0.0 (b2) since 2026-11-21 10:00 UTC, not checked: types, tests, journeys
  at 25 %   1.0.0 (b3) since 2026-11-21 10:00 UTC, not checked: types, tests, journeys, see it at /?preview=checkout@b3
  back to   1.0.0 (b1)`);
  await site.point('checkout', (pointers) => {
    const { b2 } = pointers.builds;
    if (b2) Object.assign(b2, { commit: '0123456789ab', by: 'Rose', note: 'New sums', skipped: [] });
    return pointers;
  });
  expect(list()).toContain(
    'live      1.0.0 (b2) since 2026-11-21 10:00 UTC, commit 0123456789ab, by Rose, "New sums"\n',
  );
});

test('a package that was never released is listed with its local build', () => {
  site.release('blog-mfe', { name: 'blog', version: '1.0.0', build: 'blog1' });
  expect(list()).toContain('blog\n  live      1.0.0 (blog1), blog-mfe/dist as it is: never released');
});

test('what is off is listed, also of a package that was never released', async () => {
  await site.point('checkout', (pointers) => ({ ...pointers, off: ['checkout/CartDrawer'] }));
  await site.point('blog', (pointers) => ({ ...pointers, off: ['blog'] }));
  expect(list()).toMatch(/^ {2}back to {3}1\.0\.0 \(b1\)\n {2}off {7}checkout\/CartDrawer$/m);
  expect(list()).toMatch(/blog-mfe\/dist as it is: never released\n {2}off {7}blog$/m);
});

test('a remote of another repository is listed after those of this one', async () => {
  site.release('elsewhere', { name: 'gifts', version: '1.0.0', build: 'g1' });
  await site.publish('elsewhere');
  expect(list()).toMatch(/\n\ngifts\n {2}live {6}1\.0\.0 \(g1\)/);
});

test('an unpublished build is listed with its time', async () => {
  await rollBackPackage(site.folders, 'checkout', undefined, () => undefined);
  await unpublishBuild(site.folders, 'checkout', 'b2', () => undefined);
  expect(list()).toMatch(/^ {2}unpublished 1\.0\.0 \(b2\) \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
});

test('a withdrawn build is listed with its time and the reason', async () => {
  const evidence = 'it failed 10 of 50 shoppers where the build before did not';
  await site.point('checkout', (pointers) =>
    withdraw(pointers, 'b2', 'b1', { at: '2026-11-21T12:00:00.000Z', failed: 10, of: 50, evidence }),
  );
  expect(list()).toContain(`published 1.0.0 (b2), withdrawn 2026-11-21 12:00 UTC: ${evidence}`);
});
