import { collections } from '@glow/shared/catalog';
import { slotEntries } from '@glow/shared/remotes';
import { containsAll, searchWords, type FoundLink } from '@glow/shared/search';
import { foldText } from '@glow/shared/text';
import { composedRemotes } from '../federation/owners';
import ownPages from './ownPages.json' with { type: 'json' };

/** Words of a question that say nothing about the page. */
const FILLERS = new Set(
  'a an and are can do for how i is it me my of on or the to what when where wheres you your'.split(' '),
);

/** Pages of all packages: each search word, fillers excepted, begins a word of the title or the terms (NAV-30). */
export function findPages(text: string): FoundLink[] {
  const words = searchWords(text).filter((word) => !FILLERS.has(word));
  if (words.length === 0) return [];
  const others = slotEntries(composedRemotes(), 'shell/search.pages', '');
  const pages = [
    ...ownPages,
    ...others.map(({ label: title = '', to: url = '', terms = '' }) => ({ title, url, terms })),
  ];
  const found = pages.filter(({ title, terms }) => {
    const texts = ` ${foldText(`${title}, ${terms}`)}`;
    return words.every((word) => texts.includes(` ${word}`));
  });
  return found.map(({ title, url }) => ({ title, url }));
}

export function findCollections(text: string): FoundLink[] {
  const words = searchWords(text);
  return collections
    .filter(({ title }) => words.length > 0 && containsAll(foldText(title), words))
    .map(({ title, slug }) => ({ title, url: `/collections/${slug}` }));
}
