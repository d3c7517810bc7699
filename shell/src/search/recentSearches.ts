import { createPersistedValue, parseLike } from '@glow/shared/storage';

/** Maximum number of recent searches (NAV-31). */
const MAX_RECENT = 5;

const stored = createPersistedValue('searches', parseLike(['']));

/** Latest first. */
export function recentSearches(): string[] {
  return stored.read() ?? [];
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** Whether two searches differ in nothing but case, accents and punctuation. */
export function isSameSearch(one: string, other: string): boolean {
  return compare(one, other) === 0;
}

/** Stores a search under `glow_searches` once, however it is spelled; returns the recent searches. */
export function recordSearch(text: string): string[] {
  const search = text.trim();
  if (!search) return recentSearches();
  const others = recentSearches().filter((other) => !isSameSearch(other, search));
  const searches = [search, ...others].slice(0, MAX_RECENT);
  stored.write(searches);
  return searches;
}

export function forgetSearches(): string[] {
  stored.remove();
  return [];
}
