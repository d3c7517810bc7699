import { breadcrumbData, type StructuredData } from '@glow/shared/app';
import type { Collection, Product } from '@glow/shared/catalog';

/** A collection as search engines read it: the way to it and the products it shows, in their order. */
export function collectionData({ title }: Collection, shown: readonly Product[], origin: string): StructuredData[] {
  return [
    breadcrumbData([{ label: 'Home', to: '/' }, { label: title }], origin),
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: shown.length,
      itemListElement: shown.map(({ id, name }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: `${origin}/product/${id}` })),
    },
  ];
}
