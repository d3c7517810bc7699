import { findVariant, type Product, type Variant } from '@glow/shared/catalog';
import { useUrlQuery } from '../components/useUrlQuery';

/** The variant in the URL and a setter; sold-out or unknown variants count as none (PROD-5). */
export function useChosenVariant(product: Product): [Variant | undefined, (variant: Variant) => void] {
  const [query, setQuery] = useUrlQuery();
  const wanted = findVariant(product, query.get('variant'));

  function choose({ id }: Variant) {
    const next = new URLSearchParams(query);
    next.set('variant', id);
    setQuery(next, { replace: true });
  }

  return [wanted?.inStock ? wanted : undefined, choose];
}
