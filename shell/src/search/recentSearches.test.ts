/** @jest-environment jsdom */
import { forgetSearches, recentSearches, recordSearch } from './recentSearches';

beforeEach(() => localStorage.clear());

test('the last five searches are kept on the device, latest first and each once, whatever its case (NAV-31)', () => {
  for (const text of ['serum', 'rose', ' Lipstick ', 'toner', 'blush', 'ROSE', '  ']) recordSearch(text);
  expect(recentSearches()).toEqual(['ROSE', 'blush', 'toner', 'Lipstick', 'serum']);
  recordSearch('spf');
  const kept = JSON.parse(localStorage.getItem('glow_searches') ?? '');
  expect(kept).toEqual(['spf', 'ROSE', 'blush', 'toner', 'Lipstick']);
});

test.each([
  ['Crème de rose', 'creme de rose'],
  ['Glow’s serum', "GLOW'S  serum"],
  ['eye-cream', 'eye cream'],
  ['\ufb01rm', 'FIRM'],
])('%j and %j are one search (NAV-31)', (one, other) => {
  recordSearch(one);
  expect(recordSearch(other)).toEqual([other]);
  expect(recordSearch('firmer')).toHaveLength(2);
});

test('they can be removed', () => {
  recordSearch('serum');
  expect(forgetSearches()).toEqual([]);
  expect(recentSearches()).toEqual([]);
  expect(localStorage.getItem('glow_searches')).toBeNull();
});

test('what is not a list of texts counts as none', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem('glow_searches', '[1]');
  expect(recentSearches()).toEqual([]);
  jest.restoreAllMocks();
});
