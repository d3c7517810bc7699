import type { FragmentRequest, PageData, PageRequest } from '@glow/shared/app';
import {
  findCollection,
  lookUpProducts,
  type CatalogSource,
  type ListQuery,
  type Product,
  type ProductDetails,
  type ProductList,
  type ProductsData,
  type Review,
  type SearchSuggestions,
} from '@glow/shared/catalog';
import { freeShippingTerms, toCents } from '@glow/shared/orders';
import { DEFAULT_POLICY, readPolicy } from '@glow/shared/policy';
import { readFilters, sortOf } from './collections/collectionFilters';
import { howToUse, kits, productStories, type StoryChapter } from './data/brandContent';
import { tagsByKind } from './data/tagKinds';
import glossary from './data/ingredientGlossary.json' with { type: 'json' };

export interface CollectionData extends ProductList {
  /** Defined only if a search shows no product. */
  instead?: SearchAlternatives;
  /** Kits are on Glow Kits only, and are not counted among its products (COL-60). */
  kits?: KitData[];
}

/** A kit with its products that are still sold. */
export type KitData = Record<'id' | 'name' | 'text', string> & ProductsData;

/** For a search that shows no product; each product comes once, and is not counted as a result (COL-32). */
export interface SearchAlternatives {
  /** Products and brands of the whole store for the search, or for its corrected text. */
  suggestions: SearchSuggestions;
  soldOut: Product[];
  bestsellers: Product[];
}

export interface ProductData {
  product: Product;
  /** When its shipping is free (GEN-2); undefined in the data of an older server. */
  freeShipping?: string;
  details: ProductDetails;
  /** Key ingredients with a sentence about each (PROD-82). */
  explained: { name: string; text: string }[];
  /** How products of its subcategory are used (PROD-83). */
  howToUse: string;
  reviews: Review[];
  related: Product[];
  isDiscontinued: boolean;
  /** Some bestsellers have one (PROD-62). */
  story?: StoryChapter[];
}

const BESTSELLER_COUNT = 4;
const SHELF_LENGTH = 4;
const MAX_SOLD_OUT = 3;

/** The routes' data, by name of the route; only for the server. */
export const pageData = {
  async home({ catalog }: PageRequest) {
    const { products } = await catalog.list({ collection: 'bestsellers' });
    return { bestsellers: products.slice(0, BESTSELLER_COUNT), freeShipping: await readTerms(catalog) };
  },

  async collection({ params, query, catalog }: PageRequest): Promise<CollectionData> {
    const filters = readFilters(query);
    const { search, priceRange, brands, subcategories, tags, inStock, isNew, isBestseller, page } = filters;
    const [min, max] = priceRange;
    const { slug } = findCollection(params.category);
    const listQuery: ListQuery = {
      collection: slug,
      search,
      price: [centsOf(min), centsOf(max)],
      brands,
      subcategories,
      tags: tagsByKind(tags),
      inStock,
      isNew,
      isBestseller,
      order: sortOf(slug, filters),
      page,
    };
    const list = await catalog.list(listQuery);
    const data = slug === 'glow-kits' ? { ...list, kits: await readKits(catalog) } : list;
    if (search.trim() === '' || list.matchCount > 0) return data;
    return { ...data, instead: await alternatives(listQuery, list.hiddenCount, catalog) };
  },

  async product({ params: { id = '' }, catalog }: PageRequest): Promise<ProductData | null> {
    const [record, related] = await Promise.all([catalog.product(id), catalog.related(id)]);
    if (!record) return null;
    const { ingredients, benefits, reviews, isDiscontinued, ...product } = record;
    return {
      product,
      freeShipping: await readTerms(catalog),
      details: { ingredients, benefits },
      explained: explainedIngredients(ingredients),
      howToUse: howToUse[product.subcategory],
      reviews,
      related,
      isDiscontinued,
      story: product.isBestseller ? productStories[id] : undefined,
    };
  },

  wishlist: ({ query, catalog }: PageRequest) => lookUpProducts(query, catalog),

  async ProductShelf({ props: { ids }, catalog }: FragmentRequest<'storefront/ProductShelf'>): Promise<Product[]> {
    const list = { collection: 'bestsellers', inStock: true } as const;
    return ids ? catalog.products([...ids]) : (await catalog.list(list)).products.slice(0, SHELF_LENGTH);
  },
} satisfies PageData;

async function readTerms(catalog: CatalogSource): Promise<string> {
  return freeShippingTerms((await readPolicy(catalog)) ?? DEFAULT_POLICY);
}

/** Kits with at least two products that are still sold. */
async function readKits(catalog: CatalogSource): Promise<KitData[]> {
  const products = await catalog.products([...new Set(kits.flatMap(({ productIds }) => productIds))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return kits
    .map(({ productIds, ...kit }) => ({ ...kit, products: productIds.flatMap((id) => byId.get(id) ?? []) }))
    .filter((kit) => kit.products.length > 1);
}

async function alternatives(query: ListQuery, hiddenCount: number, catalog: CatalogSource) {
  const [suggestions, soldOut, bestsellers] = await Promise.all([
    catalog.suggest(query.search ?? ''),
    hiddenCount > 0 ? catalog.list({ ...query, inStock: false, page: 1 }) : undefined,
    catalog.list({ collection: 'bestsellers', inStock: true }),
  ]);
  const hidden = soldOut?.products.slice(0, MAX_SOLD_OUT) ?? [];
  // a page shows no product twice
  const products = suggestions.products.filter(({ id }) => hidden.every((other) => other.id !== id));
  const shown = new Set([...products, ...hidden].map(({ id }) => id));
  return {
    suggestions: { ...suggestions, products },
    soldOut: hidden,
    bestsellers: bestsellers.products.filter(({ id }) => !shown.has(id)).slice(0, BESTSELLER_COUNT),
  };
}

/** A price bound in cents, as an exact integer. */
function centsOf(dollars: number) {
  return Math.min(toCents(dollars), Number.MAX_SAFE_INTEGER);
}

/** Sentences, which promise nothing, by part of an ingredient's name in lower case (PROD-82); for the server only. */
const ENTRIES = Object.entries(glossary);

/** Ingredients that come first on the pack are explained first, up to this number. */
const MAX_EXPLAINED = 6;

/** Key ingredients in the order of the pack, each with a sentence about it; no sentence comes twice. */
export function explainedIngredients(ingredients: readonly string[]) {
  const explained = new Map<(typeof ENTRIES)[number], string>();
  for (const name of ingredients) {
    const entry = ENTRIES.find(([part]) => name.toLowerCase().includes(part));
    if (entry && !explained.has(entry)) explained.set(entry, name);
  }
  return [...explained].slice(0, MAX_EXPLAINED).map(([[, text], name]) => ({ name, text }));
}
