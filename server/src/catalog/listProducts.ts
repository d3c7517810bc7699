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
import type { Queryable, Row } from '../database/Database';
import { conditions, type CountedTag } from './listConditions';
import { isAmong, jsonTexts, MAX_INTEGER } from './parameters';
import { PRODUCT_COLUMNS, toProduct } from './productRows';

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
  /** For each counted tag how many have it, and how many of these pass the filters, that of stock too. */
  tags: { total: number; matching: number }[];
}

/** A page of the products on sale that pass the filters, with the facets. */
export async function listProducts(database: Queryable, query: ListQuery): Promise<ProductList> {
  const { brands = [], subcategories = [], page = 1 } = query;
  const [{ groups, tags }, products] = await Promise.all([
    readGroups(database, query),
    readPage(database, query, page),
  ]);
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
    ...(query.tags && {
      tags: tags.flatMap(({ value, isChosen }, index): Facet[] => {
        const sum = (key: 'total' | 'matching', counted: Group[]) =>
          counted.reduce((count, group) => count + (group.tags[index]?.[key] ?? 0), 0);
        return isChosen || sum('total', groups) > 0 ? [{ value, count: sum('matching', shown) }] : [];
      }),
    }),
  };
}

async function readGroups(database: Queryable, query: ListQuery): Promise<{ groups: Group[]; tags: CountedTag[] }> {
  const { found, where, matches, tags, params } = conditions({ ...query, order: undefined });
  const inStock = query.inStock ? ' and in_stock = 1' : '';
  const tagCounts = tags.map(
    (tag, index) => `, count(*) filter (where ${tag.has}) as tag_${index},
       count(*) filter (where ${tag.matches}${inStock}) as matching_tag_${index}`,
  );
  const rows = await database.query(
    `${found} select brand, subcategory, category, count(*) as total, count(*) filter (where ${matches}) as matching,
       count(*) filter (where ${matches} and in_stock = 1) as available${tagCounts.join('')}
     from products where ${where} group by brand, subcategory, category order by min(position)`,
    params,
  );
  return { groups: rows.map((row) => toGroup(row, tags)), tags };
}

async function readPage(database: Queryable, query: ListQuery, page: number): Promise<Product[]> {
  const chosenTags = query.tags?.map(({ chosen }) => ({ offered: [], chosen }));
  const { found, where, matches, params } = conditions({ ...query, tags: chosenTags });
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

function toGroup(row: Row, tags: CountedTag[]): Group {
  return {
    brand: String(row.brand),
    subcategory: row.subcategory as Subcategory,
    category: row.category as Category,
    total: Number(row.total),
    matching: Number(row.matching),
    available: Number(row.available),
    tags: tags.map((_, index) => ({
      total: Number(row[`tag_${index}`]),
      matching: Number(row[`matching_tag_${index}`]),
    })),
  };
}

function includes(chosen: string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}
