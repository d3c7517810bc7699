import { expect, test } from '../fixtures';
import { expectWholeStore, openPlace, PLACES, scrollToFragment, textOfFragments, type Place } from '../fragmentPlaces';
import { journey } from '../journey';
import { liveReleases, type ReleaseOfFragments } from '../liveReleases';

/** Whether the builds of a page, of its fragment and of the shell know the fragment: those of before fragments do not. */
function isKnown(releases: ReadonlyMap<string, ReleaseOfFragments>, { owner, remote, fragment, slot }: Place): boolean {
  const [page, shown] = [releases.get(owner), releases.get(remote)];
  const name = `${remote}/${fragment}`;
  if (!slot) return Boolean(page?.uses?.[name] && shown?.provides?.[name]);
  const isContributed = shown?.slots?.[slot]?.some((entry) => entry.fragment === fragment);
  return Boolean(page?.provides?.[slot] && isContributed);
}

// the error of an unknown page
test.use({ expectedMessages: /404/ });

test(
  'each page with a fragment is whole, with the fragment if all builds know it',
  { tag: ['@full', ...journey('storefront', 'checkout', 'account', 'blog')] },
  async ({ page, store }) => {
    const releases = await liveReleases(store.url);
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
  },
);
