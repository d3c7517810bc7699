import type { Product, SearchSuggestions } from '@glow/shared/catalog';
import { correctSearch, createSpelling, namedBrands, searchWords, type FindNearest } from '@glow/shared/search';
import type { Queryable, Value } from '../../base/database/Database';
import { PRODUCT_COLUMNS, toProduct } from './productRows';

const MAX_SUGGESTED = 6;
const NOTHING: SearchSuggestions = { products: [], brands: [] };

/** Conditions that a text contains each word of a search. `strpos` is quicker than `like`, and has no wildcards. */
export function containsWords(search: string, params: Value[]): (text: string) => string {
  const words = searchWords(search).map((word) => `$${params.push(word)}`);
  return (text) => words.map((word) => `strpos(${text}, ${word}) > 0`).join(' and ');
}

/** The first part of a product's texts that has the words: 1 name, 2 keywords, 3 description, 4 ingredients. */
export function relevanceOf(contain: (text: string) => string): string {
  return `case when ${contain('split_part(content, chr(31), 1)')} then 1 when ${contain('split_part(content, chr(30), 1)')} then 2
    when ${contain('split_part(content, chr(29), 1)')} then 3 else 4 end`;
}

/** Finds products and brands by text, or by the probable spelling of the text (NAV-15, NAV-16). */
export function createProductSearch(database: Queryable): (text: string) => Promise<SearchSuggestions> {
  const presentSpelling = createVocabularySpelling(database);
  return async (text) => {
    if (!text.trim()) return NOTHING;
    const suggestions = await findSuggestions(database, text);
    if (suggestions) return suggestions;
    const correction = await correctSearch(text, await presentSpelling(), (other) => findSuggestions(database, other));
    return correction ? { ...correction.found, corrected: correction.corrected } : NOTHING;
  };
}

async function findSuggestions(database: Queryable, text: string): Promise<SearchSuggestions | undefined> {
  const [products, brands] = await Promise.all([findProducts(database, text), findBrands(database, text)]);
  return products.length + brands.length > 0 ? { products, brands } : undefined;
}

async function findProducts(database: Queryable, text: string): Promise<Product[]> {
  const params: Value[] = [];
  const contain = containsWords(text, params);
  const rows = await database.query(
    `select ${PRODUCT_COLUMNS} from products join product_texts on product_id = id
     where discontinued_at is null and ${contain('content')}
     order by ${relevanceOf(contain)}, position
     limit ${MAX_SUGGESTED}`,
    params,
  );
  return rows.map(toProduct);
}

async function findBrands(database: Queryable, text: string): Promise<string[]> {
  const sold = 'select brand from products where discontinued_at is null group by brand order by min(position)';
  const rows = await database.query(sold, []);
  const brands = rows.map(({ brand }) => String(brand));
  return namedBrands(brands, text).slice(0, MAX_SUGGESTED);
}

/** Spelling by the words of the catalogue. Words are only added, so they are read again if their count differs. */
function createVocabularySpelling(database: Queryable): () => Promise<FindNearest> {
  let known = { count: 0, findNearest: createSpelling([]) };
  return async () => {
    const [row] = await database.query('select count(*) as count from search_words', []);
    const count = Number(row?.count);
    if (count !== known.count) {
      const words = await database.query('select word from search_words order by word', []);
      known = { count, findNearest: createSpelling(words.map(({ word }) => String(word))) };
    }
    return known.findNearest;
  };
}
