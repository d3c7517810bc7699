import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { expectWholeStore, openPlace, PLACES, scrollToFragment, textOfFragments, type Place } from '../fragmentPlaces';
import { journey } from '../journey';
import { packages } from '../../tools/build/packages.js';
import { builds } from '../registry';
import { repository } from '../store';

/** What a release says of fragments and slots: nothing, if it is of before them. */
interface ReleaseOfFragments {
  provides?: Record<string, string>;
  uses?: Record<string, string>;
  slots?: Record<string, { fragment?: string }[]>;
}

/** The releases that the common store serves to all, by package: this tree's, or the ones in `JOURNEY_RELEASES`. */
async function liveReleases(store: { url: string }): Promise<ReadonlyMap<string, ReleaseOfFragments>> {
  const releases = process.env.JOURNEY_RELEASES;
  return new Map(
    Object.entries(await builds(store)).map(([name, build]) => {
      const dist = path.join(repository, packages.find((one) => one.name === name)?.folder ?? '', 'dist');
      const published = releases && path.join(releases, name, build);
      const folder = published && existsSync(published) ? published : dist;
      const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
      if (release.build !== build) throw new Error(`The release of ${name} ${build} is not in ${folder}`);
      return [name, release as ReleaseOfFragments];
    }),
  );
}

/** Whether the builds of a page and of its fragment know the fragment; older builds than fragments do not. */
function isKnown(releases: ReadonlyMap<string, ReleaseOfFragments>, { owner, remote, fragment, slot }: Place): boolean {
  const [page, shell, shown] = [releases.get(owner), releases.get('shell'), releases.get(remote)];
  const name = `${remote}/${fragment}`;
  // a part of the shell, such as `Bestsellers`, may show the fragment on a page of a remote
  if (!slot) return Boolean((page?.uses?.[name] || shell?.uses?.[name]) && shown?.provides?.[name]);
  const isContributed = shown?.slots?.[slot]?.some((entry) => entry.fragment === fragment);
  return Boolean(page?.provides?.[slot] && isContributed);
}

const TAGS = ['@full', ...journey('storefront', 'checkout', 'account', 'blog')];

// the error of an unknown page
test.use({ expectedMessages: /404/ });

test('each page is whole, with the fragment if all builds know it', { tag: TAGS }, async ({ page, store }) => {
  const releases = await liveReleases(store);
  for (const place of PLACES)
    await test.step(place.name, async () => {
      await openPlace(page, place);
      if (isKnown(releases, place)) {
        await scrollToFragment(page);
        await expect.poll(() => textOfFragments(page)).toContain(place.text);
      } else await expect(page.getByRole('main').locator('[data-fragment] *')).toHaveCount(0);
      await expectWholeStore(page, place);
      await page.evaluate(() => localStorage.clear());
    });
});
