import { findVariant, type Product, type Variant } from '@glow/shared/catalog';
import { useState } from 'react';
import { useUrlQuery } from '../components/useUrlQuery';

/** The variant in the URL and a setter; sold-out or unknown variants count as none, unless they sell out while chosen (PROD-5). */
export function useChosenVariant(product: Product): [Variant | undefined, (variant: Variant) => void] {
  const [query, setQuery] = useUrlQuery();
  const wanted = findVariant(product, query.get('variant'));
  const [lastInStock, setLastInStock] = useState<string>();
  if (wanted?.inStock && wanted.id !== lastInStock) setLastInStock(wanted.id);

  function choose({ id }: Variant) {
    const next = new URLSearchParams(query);
    next.set('variant', id);
    setQuery(next, { replace: true });
  }

  const isChosen = wanted && (wanted.inStock || wanted.id === lastInStock);
  return [isChosen ? wanted : undefined, choose];
}
