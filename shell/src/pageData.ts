import type { FragmentRequest, PageRequest } from '@glow/shared/app';
import { readPolicy } from '@glow/shared/policy';
import { findCollections, findPages } from './search/findPages';
import type { FoundSuggestions } from './search/suggest';
import { priceOf, type Product } from '@glow/shared/catalog';

const MILLILITRES_PER_OUNCE = 29.5735;

/** Adds ounces to a size's label: '30 ml' becomes '30 ml (1.0 fl oz)'; labels without ml stay unchanged. */
export function volumeOf(value: string): string {
  const millilitres = /(\d+(?:\.\d+)?)\s*ml/i.exec(value)?.[1];
  if (!millilitres) return value;
  return `${millilitres} ml (${(Number(millilitres) / MILLILITRES_PER_OUNCE).toFixed(1)} fl oz)`;
}

/** Products with sizes: each size's name, volume in both units, and price in cents (INFO-4). */
export function sizesOf(products: readonly Product[]) {
  return products
    .map((product) => {
      const variants = product.variants?.filter(({ type }) => type === 'size') ?? [];
      const sizes = variants.map((variant) => {
        const { id, name, value } = variant;
        return { id, name, volume: volumeOf(value), price: priceOf(product, variant) };
      });
      return { id: product.id, name: product.name, sizes };
    })
    .filter(({ sizes }) => sizes.length > 0);
}

export const pageData = {
  /** The first products of the catalogue only, so that the page does not grow with it (INFO-4). */
  'size-guide': async ({ catalog }: PageRequest) => sizesOf((await catalog.list({})).products),
  suggestions: loadSuggestions,
  PageSearch: async ({ props: { text } }: FragmentRequest<'shell/PageSearch'>) => findPages(text),
  policy: ({ catalog }: PageRequest) => readPolicy(catalog),
};

async function loadSuggestions({ query, catalog }: PageRequest): Promise<FoundSuggestions> {
  const text = query.get('q') ?? '';
  return { ...(await catalog.suggest(text)), collections: findCollections(text), pages: findPages(text) };
}
