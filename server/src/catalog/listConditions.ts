import type { ListQuery, ProductOrder } from '@glow/shared/catalog';
import type { Value } from '../database/Database';
import { isStorable, MAX_INTEGER } from './parameters';
import { containsWords, relevanceOf } from './searchProducts';

/** Conditions of the collections, as in the indexes; any other slug means all products. */
const COLLECTIONS = new Map([
  ['skincare', "category = 'skincare'"],
  ['makeup', "category = 'makeup'"],
  ['bestsellers', 'is_bestseller = 1'],
  ['new-arrivals', 'is_new = 1'],
  ['glow-kits', "strpos(lower(name || tags), 'glow') > 0"],
]);

/** A tag that is counted. */
export interface CountedTag {
  value: string;
  isChosen: boolean;
  /** The condition of a product that has it. */
  has: string;
  /** The condition of a product that passes the filters, with this tag in the place of those of its kind that are chosen. */
  matches: string;
}

/** The conditions of the collection (`where`) and of the filters that do not choose among facets (`matches`), after what a search has `found`. */
export function conditions({ collection = '', search = '', price, tags = [], isNew, isBestseller, order }: ListQuery): {
  found: string;
  where: string;
  matches: string;
  tags: CountedTag[];
  params: Value[];
} {
  const params: Value[] = [];
  const filters = [...(isNew ? ['is_new = 1'] : []), ...(isBestseller ? ['is_bestseller = 1'] : [])];
  if (price && !(price[0] > price[1])) {
    const [min, max] = [Math.ceil(price[0]), Math.floor(price[1])];
    filters.push(`price between $${params.push(toInteger(min))} and $${params.push(toInteger(max))}`);
  }
  const isSearch = search.trim() !== '';
  if (isSearch) filters.push(isStorable(search) ? 'id in (select product_id from found)' : 'false');
  const withoutTags = filters.join(' and ') || 'true';
  const kinds = tags.map(({ offered, chosen }) => {
    const counted = [...new Set([...offered, ...chosen])].map((value) => ({
      value,
      isChosen: chosen.includes(value),
      // tags are kept as JSON
      has: isStorable(value) ? `strpos(tags, $${params.push(JSON.stringify(value))}) > 0` : 'false',
    }));
    const passing = counted.filter(({ isChosen }) => isChosen).map(({ has }) => has);
    return { counted, matches: `(${passing.join(' or ') || 'true'})` };
  });
  const matchesOf = (shown: typeof kinds) => [withoutTags, ...shown.map(({ matches }) => matches)].join(' and ');
  return {
    found: isSearch && isStorable(search) ? foundBy(containsWords(search, params), order) : '',
    where: ['discontinued_at is null', COLLECTIONS.get(collection) ?? 'true'].join(' and '),
    matches: matchesOf(kinds),
    tags: kinds.flatMap((kind) => {
      const others = matchesOf(kinds.filter((other) => other !== kind));
      return kind.counted.map((tag) => ({ ...tag, matches: `${others} and ${tag.has}` }));
    }),
    params,
  };
}

/** The ids that a search finds, with their relevance where they are ordered by it: once for all that asks for it. */
function foundBy(contain: (text: string) => string, order?: ProductOrder): string {
  const relevance = order === 'relevance' ? `, ${relevanceOf(contain)} as relevance` : '';
  return `with found as materialized (select product_id${relevance} from product_texts where ${contain('content')})`;
}

function toInteger(value: number): number {
  return Math.min(Math.max(value || 0, 0), MAX_INTEGER);
}
