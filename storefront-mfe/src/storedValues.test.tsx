import { findCrashes, storedValues } from '@glow/shared/testing';
import { pageData } from './pageData';
import { viewedBefore } from './product/RecentlyViewed';
import { Screens } from './routes';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('Whatever this device has stored, the shop is shown', () => {
  test.each<[string, string, number, Parameters<typeof findCrashes>[4]]>([
    ['glow_wishlist', '/wishlist', 1, { read: (stores) => stores().wishlist.getState().productIds }],
    ['glow_wishlist', '/product/skn-001', 5, { read: (stores) => stores().wishlist.getState().productIds }],
    ['glow_viewed', '/product/skn-001', 3, { read: () => viewedBefore('') }],
  ])('in %s, at %s', async (key, url, every, read) => {
    const values = storedValues(['skn-001', 'mkp-005', 'gone'], every);
    const store = (raw: string) => localStorage.setItem(key, raw);
    expect(await findCrashes(Screens, url, store, values, { pageData, ...read })).toEqual([]);
  });
});
