import {
  PAGE_SIZE,
  type Category,
  type Facet,
  type ListQuery,
  type Product,
  type ProductList,
  type ProductOrder,
  type Subcategory,
  type TagKind,
} from '@glow/shared/catalog';
import { compareTexts } from '@glow/shared/text';
import type { Queryable, Value } from '../../base/database/Database';
import { conditions } from './listConditions';
import { isAmong, jsonTexts } from '../../base/database/parameters';
import { PRODUCT_COLUMNS, toProduct } from './productRows';

const ORDERS: Record<ProductOrder, string> = {
  name: 'name collate "und-x-icu", position',
  'price-low': 'price, position',
  'price-high': 'price desc, position',
  rating: '(case when review_count > 0 then rating else 0 end) desc, position',
  newest: 'is_new desc, position desc',
  // without a search
  relevance: 'position',
  // for the owner's list of low stock; it reads the stock of all products
  stock: '(select sum(pieces) from stock where product_id = products.id), position',
};

/** The products of one brand and subcategory of a collection, in stock or not. */
interface Group {
  brand: string;
  subcategory: Subcategory;
  category: Category;
  isInStock: boolean;
  total: number;
  /** Products that pass the filters, except brand, subcategory and stock. */
  matching: number;
}

/** A page of the products on sale that pass the filters, with the facets. */
export async function listProducts(database: Queryable, query: ListQuery): Promise<ProductList> {
  const { brands = [], subcategories = [], page = 1 } = query;
  const offset = (Math.max(1, Math.floor(page) || 1) - 1) * PAGE_SIZE;
  const [groups, tags] = await Promise.all([
    readGroups(database, query),
    query.tags && countTags(database, query, query.tags),
  ]);
  const shown = groups.filter((group) => includes(brands, group.brand) && includes(subcategories, group.subcategory));
  const matchCount = countOf(shown, query);
  // an empty page would read the whole order
  const products = matchCount > offset ? await readPage(database, query, offset) : [];
  return {
    products,
    matchCount,
    collectionCount: groups.reduce((sum, { total }) => sum + total, 0),
    hiddenCount: countOf(shown, { inStock: false }) - matchCount,
    brands: [...new Set([...groups.map(({ brand }) => brand), ...brands])].sort(compareTexts).map((value): Facet => {
      const offered = groups.filter(
        ({ brand, subcategory }) => brand === value && includes(subcategories, subcategory),
      );
      return { value, count: countOf(offered, query) };
    }),
    subcategories: [...(await categoriesOf(database, groups, subcategories))].map(([value, category]) => {
      const offered = groups.filter(({ brand, subcategory }) => subcategory === value && includes(brands, brand));
      return { value, category, count: countOf(offered, query) };
    }),
    tags,
  };
}

async function readGroups(database: Queryable, query: ListQuery): Promise<Group[]> {
  const { found, where, matches, kinds, params } = conditions({ ...query, order: undefined });
  return database.query<Group>(
    `${found} select brand, subcategory, category, in_stock = 1 as "isInStock", count(*) as total,
       count(*) filter (where ${[matches, ...kinds].join(' and ')}) as matching
     from products where ${where} group by brand, subcategory, category, in_stock order by min(position)`,
    params,
  );
}

async function readPage(database: Queryable, query: ListQuery, offset: number): Promise<Product[]> {
  const { found, where, matches, kinds, params } = conditions(query);
  const { order } = query;
  const isRanked = order === 'relevance' && found !== '';
  const rows = await database.query(
    `${found} select ${PRODUCT_COLUMNS} from products ${isRanked ? 'join found on product_id = id' : ''}
     where ${[where, matches, ...kinds, ...facetFilters(query, params)].join(' and ')}
     order by ${isRanked ? 'relevance,' : ''} ${order ? ORDERS[order] : 'position'}
     limit ${PAGE_SIZE} offset $${params.push(offset)}`,
    params,
  );
  return rows.map(toProduct);
}

/** Offered tags of the collection, and chosen ones. A count ignores the chosen tags of its own kind. */
async function countTags(database: Queryable, query: ListQuery, tagKinds: TagKind[]): Promise<Facet[]> {
  const { found, where, matches, kinds, params } = conditions({ ...query, order: undefined });
  const filters = [matches, ...facetFilters(query, params)].join(' and ');
  const passes = kinds.map((kind, index) => `${filters} and ${kind} as of_kind_${index}`);
  const countOfKind = (kind: number) => (tagKinds[kind]?.chosen.length ? `matching_without_${kind}` : 'matching');
  const counts = [...new Set(['matching', ...kinds.map((_, kind) => countOfKind(kind))])].map((name) => {
    const shown = tagKinds.flatMap(({ chosen }, kind) =>
      chosen.length > 0 && countOfKind(kind) !== name ? [`of_kind_${kind}`] : [],
    );
    return `count(*) filter (where ${shown.join(' and ') || 'passes'}) as ${name}`;
  });
  const listed = tagKinds.flatMap(({ offered, chosen }, kind) =>
    [...new Set([...offered, ...chosen])].map((value) => ({ value, kind, isChosen: chosen.includes(value) })),
  );
  const rows = await database.query(
    // `offset 0`: the conditions are evaluated once for each product, not for each of its tags
    `${found} select ${['tag', ...counts].join(', ')} from product_tags join
       (select ${['id', `${filters} as passes`, ...passes].join(', ')} from products where ${where} offset 0) as offered
       on id = product_id where ${isAmong('tag', `$${params.push(jsonTexts(listed.map(({ value }) => value)))}`)} group by tag`,
    params,
  );
  const byTag = new Map(rows.map((row) => [row.tag, row]));
  return listed
    .filter(({ value, isChosen }) => isChosen || byTag.has(value))
    .map(({ value, kind }) => ({ value, count: Number(byTag.get(value)?.[countOfKind(kind)] ?? 0) }));
}

function facetFilters({ brands = [], subcategories = [], inStock }: ListQuery, params: Value[]): string[] {
  const chosen = (column: string, values: string[]): string[] =>
    values.length > 0 ? [isAmong(column, `$${params.push(jsonTexts(values))}`)] : [];
  return [...chosen('brand', brands), ...chosen('subcategory', subcategories), ...(inStock ? ['in_stock = 1'] : [])];
}

/** The categories by subcategory: of the groups in their order, then of chosen subcategories. */
async function categoriesOf(database: Queryable, groups: Group[], chosen: string[]) {
  const categories = new Map<Subcategory, Category>(groups.map(({ subcategory, category }) => [subcategory, category]));
  const others = chosen.filter((value) => !groups.some(({ subcategory }) => subcategory === value));
  if (others.length === 0) return categories;
  const rows = await database.query<Pick<Group, 'subcategory' | 'category'>>(
    `select subcategory, category from products
     where discontinued_at is null and ${isAmong('subcategory')}
     group by subcategory, category order by min(position)`,
    [jsonTexts(others)],
  );
  for (const row of rows) categories.set(row.subcategory, row.category);
  return categories;
}

function countOf(groups: Group[], { inStock }: ListQuery): number {
  return groups.reduce((sum, { matching, isInStock }) => sum + (isInStock || !inStock ? matching : 0), 0);
}

const includes = (chosen: string[], value: string): boolean => chosen.length === 0 || chosen.includes(value);
