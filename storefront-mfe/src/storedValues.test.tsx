import { findCrashes, storedValues } from '@glow/shared/testing';
import { pageData } from './pageData';
import { Screens } from './routes';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('Whatever this device has stored, the shop is shown', () => {
  test.each([
    ['glow_wishlist', '/wishlist', 1],
    ['glow_wishlist', '/product/skn-001', 5],
    ['glow_viewed', '/product/skn-001', 3],
  ])('in %s, at %s', async (key, url, every) => {
    const values = storedValues(['skn-001', 'mkp-005', 'gone'], every);
    expect(await findCrashes(Screens, url, (raw) => localStorage.setItem(key, raw), values, { pageData })).toEqual([]);
  });
});
