import { isWithoutChrome, ownerOf } from '@glow/shared/remotes';
import remotes from '@glow/shared/remotes.json';
import { queriesOfPages } from '@glow/shared/testing';
import { shellModule } from '../dataRoutes';
import { setRemotes } from '../federation/owners';
import { findPages } from './findPages';

const urlsFor = (text: string) => findPages(text).map(({ url }) => url);

beforeEach(() => setRemotes(remotes));

test.each([
  ['a title', 'SHIPPING', ['/shipping']],
  ['what shoppers call it', 'delivery', ['/shipping']],
  ['the beginning of a word', 'retur', ['/shipping']],
  ['a question', 'where is my order', ['/track-order', '/account/orders']],
  ['several words, of which all are in one page', 'track order', ['/track-order']],
  ['no word that only says that it is a question', 'how do i', []],
  ['no part inside a word', 'hipping', []],
  ['nothing it does not know', 'zzz', []],
  ['nothing at all', '  ', []],
])('A search of the store finds pages by %s: %s (NAV-30)', (_, text, urls) => {
  expect(urlsFor(text)).toEqual(urls);
});

test('The shell has every page that no remote owns', () => {
  const all = new Set('abcdefghijklmnopqrstuvwxyz'.split('').flatMap(urlsFor));
  expect(all.size).toBeGreaterThan(15);
  const own = [...all].filter((url) => !ownerOf(remotes, url) && !isWithoutChrome(remotes, url));
  expect(own.filter((url) => !shellModule.Screens.routeOf(url))).toEqual([]);
});

test.each(queriesOfPages('/').filter(([, url]) => !url.startsWith('/blog/')))(
  '%s leads to the page that is meant (NAV-30)',
  (text, url) => {
    expect(urlsFor(text)).toContain(url);
  },
);

test('A page of a remote is found while that remote is in the store', () => {
  expect(urlsFor('wishlist')).toEqual(['/wishlist']);
  setRemotes(remotes.filter(({ name }) => name !== 'storefront'));
  expect(urlsFor('wishlist')).toEqual([]);
});
