import { findVariant, type Product, type Variant } from '@glow/shared/catalog';
import { useUrlQuery } from '../../components/useUrlQuery';

/** The variant in the URL, sold out or not, and a setter; an unknown one counts as none (PROD-5). */
export function useChosenVariant(product: Product): [Variant | undefined, (variant: Variant) => void] {
  const [query, setQuery] = useUrlQuery();

  function choose({ id }: Variant) {
    const next = new URLSearchParams(query);
    next.set('variant', id);
    setQuery(next, { replace: true });
  }

  return [findVariant(product, query.get('variant')), choose];
}
