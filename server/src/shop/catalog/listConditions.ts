import type { CollectionSlug, ListQuery, ProductOrder } from '@glow/shared/catalog';
import type { Value } from '../../base/database/Database';
import { isAmong, jsonTexts, MAX_INTEGER } from '../../base/database/parameters';
import { containsWords, relevanceOf } from './searchProducts';

/** Conditions of the collections, as in the indexes; any other slug means all products. */
const COLLECTIONS = new Map(
  Object.entries<string>({
    skincare: "category = 'skincare'",
    makeup: "category = 'makeup'",
    bestsellers: 'is_bestseller = 1',
    'new-arrivals': 'is_new = 1',
    'glow-kits': "strpos(lower(name || tags), 'glow') > 0",
  } satisfies Record<CollectionSlug, string>),
);

/** The SQL conditions of a list: its search, collection, filters of one value, and each kind of tags. */
export function conditions({ collection = '', search = '', price, tags = [], isNew, isBestseller, order }: ListQuery) {
  const params: Value[] = [];
  const filters = [...(isNew ? ['is_new = 1'] : []), ...(isBestseller ? ['is_bestseller = 1'] : [])];
  if (price && !(price[0] > price[1])) {
    const [min, max] = [Math.ceil(price[0]), Math.floor(price[1])];
    filters.push(`price between $${params.push(toInteger(min))} and $${params.push(toInteger(max))}`);
  }
  const isSearch = search.trim() !== '';
  if (isSearch) filters.push('id in (select product_id from found)');
  const kinds = tags.map(({ chosen }) => {
    if (chosen.length === 0) return 'true';
    // `is true` keeps the planner from joining: for the first page it would look up the tags of each product
    return `(id in (select product_id from product_tags where ${isAmong('tag', `$${params.push(jsonTexts(chosen))}`)})) is true`;
  });
  return {
    found: isSearch ? foundBy(containsWords(search, params), order) : '',
    where: ['discontinued_at is null', COLLECTIONS.get(collection) ?? 'true'].join(' and '),
    matches: filters.join(' and ') || 'true',
    kinds,
    params,
  };
}

/** The ids that a search finds, once for the whole statement, with their relevance if they are ordered by it. */
function foundBy(contain: (text: string) => string, order?: ProductOrder): string {
  const relevance = order === 'relevance' ? `, ${relevanceOf(contain)} as relevance` : '';
  return `with found as materialized (select product_id${relevance} from product_texts where ${contain('content')})`;
}

const toInteger = (value: number): number => Math.min(Math.max(value || 0, 0), MAX_INTEGER);
