import type { Page } from '@playwright/test';
import { makeLive, publishBadBuild, publishOwnBuilds, tamper } from './badBuild';
import { expect, test as base } from './fixtures';
import type { FragmentFault, Shown } from './fragmentFaults';
import {
  expectWholeStore,
  heightOfFragment,
  openPlace,
  scrollToFragment,
  servedFragment,
  textAround,
  textOfFragments,
  type Place,
} from './fragmentPlaces';
import { readShifts, recordShifts } from './layoutShift';
import { blamedBuilds, keepReports, sentReports } from './reports';
import { OPENING_TIMEOUT_MS, Store } from './store';

/** A font that comes late moves lines by less than this score. */
const FONT_SHIFT = 0.01;

/** A store, the ids of its packages' own builds, and the texts of its pages without fragments. */
interface ReleasedStore {
  store: Store;
  own: Map<string, string>;
  texts: Map<string, string>;
}

/** Playwright's test with one store of released builds for all tests that a worker runs. */
export const test = base.extend<object, { released: ReleasedStore }>({
  released: [
    async ({}, use) => {
      const store = new Store();
      const own = await publishOwnBuilds(store);
      await store.open();
      await use({ store, own, texts: new Map() });
      await store.remove();
    },
    { scope: 'worker', timeout: OPENING_TIMEOUT_MS },
  ],
  store: async ({ released }, use) => use(released.store),
});

let badBuilds = 0;

/** Makes a faulty build of a fragment's remote live, after a good one if `hasBefore`; returns its effects in words. */
export async function walkFragmentFault(
  page: Page,
  { store, own, texts }: ReleasedStore,
  fault: FragmentFault,
  place: Place,
  hasBefore: boolean,
): Promise<string> {
  const { remote } = place;
  const good = own.get(remote) ?? '';
  if (!place.isOfDevice) await expectServed(store, place, place.text);
  if (!texts.has(place.path)) {
    await openPlace(page, place);
    await expect.poll(() => textOfFragments(page)).toContain(place.text);
    texts.set(place.path, await textAround(page));
  }
  await recordShifts(page);
  await keepReports(page);
  const bad = await publishFault(store, place, fault);
  await makeLive(store, remote, bad, hasBefore ? good : undefined);

  const isServed = fault.isServed || (isSpared(fault, place) && !fault.tampered);
  if (!place.isOfDevice && !fault.isLate) await expectServed(store, place, isServed ? place.text : '');
  await openPlace(page, place);
  if (place.name !== 'order') expect(await readShifts(page, 0, FONT_SHIFT), 'nothing moves').toEqual([]);
  await scrollToFragment(page);

  const shown = shownOf(fault, place, hasBefore);
  const phase = isSpared(fault, place) ? undefined : fault.phase;
  const build = { own: bad, previous: good, nothing: undefined }[shown];
  if (shown === 'nothing') await expect.poll(() => textOfFragments(page)).toBe('');
  else await expect.poll(() => textOfFragments(page)).toContain(place.text);
  expect(await textAround(page), 'the page around the fragment').toBe(texts.get(place.path));
  await expect.poll(() => failuresOf(page)).toEqual(phase ? [`${phase} of ${remote} ${bad}`] : []);
  if (build) await expect.poll(async () => (await sentReports(page)).shown).toContainEqual({ remote, build });
  expect(await page.evaluate(() => Reflect.has(window, 'isTampered'))).toBe(false);
  await expectWholeStore(page, place);
  const blamed = `${remote} ${bad}`;
  // a file that was changed on its way proves nothing, and a late render on the server is no fault
  if (hasBefore && phase && fault.tampered !== 'chunk') await expect.poll(() => blamedBuilds(store)).toEqual([blamed]);
  const found = await blamedBuilds(store);
  expect(found.filter((one) => one !== blamed)).toEqual([]);

  await makeLive(store, remote, good);
  if (!place.isOfDevice) await expectServed(store, place, place.text);
  // the space that is kept free for a fragment which is not there
  const height = shown === 'nothing' ? await heightOfFragment(page) : 0;
  return [
    height ? `nothing on ${height} px` : shown,
    ...(phase ? [`${phase} reported`] : []),
    ...(found.length > 0 ? ['blamed'] : []),
  ].join(', ');
}

/** Waits until the server has the fragment in the page, or its element empty; the page is whole. */
async function expectServed({ url }: Store, place: Place, text: string): Promise<void> {
  await expect(async () => {
    const served = await servedFragment(url, place);
    if (text) expect(served).toContain(text);
    else expect(served).toBe('');
  }).toPass();
}

/** Phases, remotes and builds of the failures that a page has reported, each once. */
async function failuresOf(page: Page): Promise<string[]> {
  const { failures } = await sentReports(page);
  return [...new Set(failures.map(({ phase, remote, build }) => `${phase} of ${remote} ${build}`))];
}

/** Whether a fragment without data is spared by the fault. */
function isSpared({ isOfData }: FragmentFault, { fragment }: Place): boolean {
  return Boolean(isOfData) && fragment === 'BlogBand';
}

function shownOf(fault: FragmentFault, place: Place, hasBefore: boolean): Shown {
  if (isSpared(fault, place)) return 'own';
  return fault.shown === 'previous' && !hasBefore ? 'nothing' : fault.shown;
}

/** Publishes a build of the fragment's remote with the fault; returns its id. */
async function publishFault(store: Store, place: Place, { change, tampered }: FragmentFault): Promise<string> {
  badBuilds += 1;
  const build = `b${String(badBuilds).padStart(3, '0')}00000000`;
  const published = await publishBadBuild(store, place.remote, build, change ?? ((content) => content));
  const files = { chunk: published.fragments[place.fragment]?.at(-1), server: published.server };
  if (tampered) tamper(store, place.remote, build, files[tampered] ?? '');
  return build;
}
