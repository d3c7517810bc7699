import {
  PAGE_SIZE,
  type Category,
  type Facet,
  type ListQuery,
  type Product,
  type ProductList,
  type ProductOrder,
  type Subcategory,
} from '@glow/shared/catalog';
import type { Queryable, Row, Value } from '../database/Database';
import { isAmong, isStorable, jsonTexts } from './parameters';
import { containsWords, relevanceOf } from './searchProducts';
import { PRODUCT_COLUMNS, toProduct } from './productRows';

/** Conditions of the collections, as in the indexes; any other slug means all products. */
const COLLECTIONS = new Map([
  ['skincare', "category = 'skincare'"],
  ['makeup', "category = 'makeup'"],
  ['bestsellers', 'is_bestseller = 1'],
  ['new-arrivals', 'is_new = 1'],
  ['glow-kits', "strpos(lower(name || tags), 'glow') > 0"],
]);

const ORDERS: Record<ProductOrder, string> = {
  name: 'name collate "und-x-icu", position',
  'price-low': 'price, position',
  'price-high': 'price desc, position',
  rating: 'rating desc, position',
  newest: 'is_new desc, position desc',
  // of a list without a search
  relevance: 'position',
  // for the owner's list of low stock: reads the stock of all products
  stock: '(select sum(pieces) from stock where product_id = products.id), position',
};

/** Greatest integer of the database. */
const MAX_INTEGER = 2_147_483_647;

/** The products of a collection of one brand and subcategory. */
interface Group {
  brand: string;
  subcategory: Subcategory;
  category: Category;
  total: number;
  /** How many pass the filters, those of brand, subcategory and stock apart. */
  matching: number;
  /** How many of these are in stock. */
  available: number;
}

/** A page of the products on sale that pass the filters, with the facets. */
export async function listProducts(database: Queryable, query: ListQuery): Promise<ProductList> {
  const { brands = [], subcategories = [], page = 1 } = query;
  const [groups, products] = await Promise.all([readGroups(database, query), readPage(database, query, page)]);
  const shown = groups.filter((group) => includes(brands, group.brand) && includes(subcategories, group.subcategory));
  const matchCount = countOf(shown, query);
  return {
    products,
    matchCount,
    collectionCount: groups.reduce((sum, { total }) => sum + total, 0),
    hiddenCount: countOf(shown, { inStock: false }) - matchCount,
    brands: [...new Set([...groups.map(({ brand }) => brand), ...brands])].sort().map((value): Facet => {
      const offered = groups.filter(
        ({ brand, subcategory }) => brand === value && includes(subcategories, subcategory),
      );
      return { value, count: countOf(offered, query) };
    }),
    subcategories: [...(await categoriesOf(database, groups, subcategories))].map(([value, category]) => {
      const offered = groups.filter(({ brand, subcategory }) => subcategory === value && includes(brands, brand));
      return { value, category, count: countOf(offered, query) };
    }),
  };
}

async function readGroups(database: Queryable, query: ListQuery): Promise<Group[]> {
  const { found, where, matches, params } = conditions({ ...query, order: undefined });
  const rows = await database.query(
    `${found} select brand, subcategory, category, count(*) as total, count(*) filter (where ${matches}) as matching,
       count(*) filter (where ${matches} and in_stock = 1) as available
     from products where ${where} group by brand, subcategory, category order by min(position)`,
    params,
  );
  return rows.map(toGroup);
}

async function readPage(database: Queryable, query: ListQuery, page: number): Promise<Product[]> {
  const { found, where, matches, params } = conditions(query);
  const { brands = [], subcategories = [], order } = query;
  const chosen = (column: string, values: string[]): string => {
    if (values.length === 0) return '';
    return ` and ${isAmong(column, `$${params.push(jsonTexts(values))}`)}`;
  };
  const filters = `${chosen('brand', brands)}${chosen('subcategory', subcategories)}${query.inStock ? ' and in_stock = 1' : ''}`;
  const isRanked = order === 'relevance' && found !== '';
  const offset = (Math.max(1, Math.floor(page) || 1) - 1) * PAGE_SIZE;
  const rows = await database.query(
    `${found} select ${PRODUCT_COLUMNS} from products ${isRanked ? 'join found on product_id = id' : ''}
     where ${where} and ${matches}${filters}
     order by ${isRanked ? 'relevance,' : ''} ${order ? ORDERS[order] : 'position'}
     limit ${PAGE_SIZE} offset $${params.push(Math.min(offset, MAX_INTEGER))}`,
    params,
  );
  return rows.map(toProduct);
}

/** The conditions of the collection (`where`) and of the filters that do not choose among facets (`matches`), after what a search has `found`. */
function conditions({ collection = '', search = '', price, isNew, isBestseller, order }: ListQuery): {
  found: string;
  where: string;
  matches: string;
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
  return {
    found: isSearch && isStorable(search) ? foundBy(containsWords(search, params), order) : '',
    where: ['discontinued_at is null', COLLECTIONS.get(collection) ?? 'true'].join(' and '),
    matches: filters.join(' and ') || 'true',
    params,
  };
}

/** The ids that a search finds, with their relevance where they are ordered by it: once for all that asks for it. */
function foundBy(contain: (text: string) => string, order?: ProductOrder): string {
  const relevance = order === 'relevance' ? `, ${relevanceOf(contain)} as relevance` : '';
  return `with found as materialized (select product_id${relevance} from product_texts where ${contain('content')})`;
}

/** The categories of the subcategories of the groups, in their order, and of chosen ones. */
async function categoriesOf(
  database: Queryable,
  groups: Group[],
  chosen: string[],
): Promise<Map<Subcategory, Category>> {
  const categories = new Map<Subcategory, Category>(groups.map(({ subcategory, category }) => [subcategory, category]));
  const others = chosen.filter((value) => !groups.some(({ subcategory }) => subcategory === value));
  if (others.length === 0) return categories;
  const rows = await database.query(
    `select subcategory, category from products
     where discontinued_at is null and ${isAmong('subcategory')}
     group by subcategory, category order by min(position)`,
    [jsonTexts(others)],
  );
  return new Map([
    ...categories,
    ...rows.map((row): [Subcategory, Category] => [row.subcategory as Subcategory, row.category as Category]),
  ]);
}

function countOf(groups: Group[], { inStock }: ListQuery): number {
  return groups.reduce((sum, { matching, available }) => sum + (inStock ? available : matching), 0);
}

function toGroup(row: Row): Group {
  return {
    brand: String(row.brand),
    subcategory: row.subcategory as Subcategory,
    category: row.category as Category,
    total: Number(row.total),
    matching: Number(row.matching),
    available: Number(row.available),
  };
}

function includes(chosen: string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

function toInteger(value: number): number {
  return Math.min(Math.max(value || 0, 0), MAX_INTEGER);
}
