import {
  choicesByLine,
  PAGE_SIZE,
  type CatalogSource,
  type Facet,
  type ListQuery,
  type Product,
  type ProductList,
  type SearchSuggestions,
} from '@glow/shared/catalog';
import {
  correctSearch,
  createSpelling,
  namedBrands,
  searchWords,
  vocabularyOf,
  type FindNearest,
} from '@glow/shared/search';
import { compareTexts } from '@glow/shared/text';
import { sampleDetails, sampleProducts, sampleReviews } from './sampleProducts';
import { productsIn, selectProducts, textsOf } from './selectProducts';

/** Maximum number of related products, and of suggested products and brands (PROD-18, NAV-15). */
const MAX_RELATED = 4;
const MAX_SUGGESTED = 6;

/** The catalogue of the sample products, or of others, in memory: for remotes that stand alone, and for tests. */
export function createSampleCatalog(products: readonly Product[] = sampleProducts): CatalogSource {
  const find = (id: string) => products.find((product) => product.id === id);
  let spelling: FindNearest | undefined;

  return {
    async product(id) {
      const found = find(id);
      const reviews = sampleReviews.filter(({ productId }) => productId === id);
      return found && { ...found, ...sampleDetails(id), reviews, isDiscontinued: false };
    },
    products: async (ids) => ids.map(find).filter((product) => product !== undefined),
    list: async (query) => listOf(products, query),
    async related(id) {
      const product = find(id);
      return product ? relatedTo(product, products) : [];
    },
    suggest: (text) => suggestionsFor(text, products, (wrong) => (spelling ??= spellingOf(products))(wrong)),
    lines: async (ids) => choicesByLine(products, ids),
    ids: async () => products.map(({ id }) => id),
  };
}

function listOf(products: readonly Product[], query: ListQuery): ProductList {
  const { brands = [], subcategories = [], tags } = query;
  const collection = productsIn(products, query.collection);
  const matches = selectProducts(collection, query);
  const page = Math.max(1, query.page ?? 1);
  const countWith = (changes: ListQuery) => selectProducts(collection, { ...query, ...changes }).length;
  const offered = [...collection, ...products.filter(({ subcategory }) => subcategories.includes(subcategory))];
  const categories = new Map(offered.map(({ subcategory, category }) => [subcategory, category]));
  return {
    products: matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    matchCount: matches.length,
    collectionCount: collection.length,
    hiddenCount: countWith({ inStock: false }) - matches.length,
    brands: [...new Set([...collection.map(({ brand }) => brand), ...brands])]
      .sort(compareTexts)
      .map((value): Facet => ({ value, count: countWith({ brands: [value] }) })),
    subcategories: [...categories].map(([value, category]) => ({
      value,
      category,
      count: countWith({ subcategories: [value] }),
    })),
    tags: tags?.flatMap((kind) =>
      [...new Set([...kind.offered, ...kind.chosen])]
        .filter((tag) => kind.chosen.includes(tag) || collection.some((product) => product.tags.includes(tag)))
        .map((value): Facet => {
          const withThis = tags.map((other) => (other === kind ? { ...kind, chosen: [value] } : other));
          return { value, count: countWith({ tags: withThis }) };
        }),
    ),
  };
}

function relatedTo(product: Product, products: readonly Product[]): Product[] {
  const others = products.filter(
    ({ id, category, inStock }) => id !== product.id && category === product.category && inStock,
  );
  const isCloser = ({ subcategory }: Product) => subcategory === product.subcategory;
  return [...others.filter(isCloser), ...others.filter((other) => !isCloser(other))].slice(0, MAX_RELATED);
}

function spellingOf(products: readonly Product[]): FindNearest {
  return createSpelling([...new Set(products.flatMap((product) => vocabularyOf(textsOf(product))))]);
}

/** Suggestions for a text, or else for the text that was probably meant (NAV-15, NAV-16). */
async function suggestionsFor(
  text: string,
  products: readonly Product[],
  findNearest: FindNearest,
): Promise<SearchSuggestions> {
  const matches = findSuggestions(text, products);
  if (matches || !text.trim()) return matches ?? { products: [], brands: [] };
  const correction = await correctSearch(text, findNearest, async (other) => findSuggestions(other, products));
  return correction ? { ...correction.found, corrected: correction.corrected } : { products: [], brands: [] };
}

function findSuggestions(text: string, products: readonly Product[]): SearchSuggestions | undefined {
  if (searchWords(text).length === 0) return undefined;
  const found = selectProducts(products, { search: text, order: 'relevance' });
  const brands = namedBrands([...new Set(products.map(({ brand }) => brand))], text);
  if (found.length === 0 && brands.length === 0) return undefined;
  return { products: found.slice(0, MAX_SUGGESTED), brands: brands.slice(0, MAX_SUGGESTED) };
}
