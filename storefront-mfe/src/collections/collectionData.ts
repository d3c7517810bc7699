import { breadcrumbData, type StructuredData } from '@glow/shared/app';
import type { Collection, Product } from '@glow/shared/catalog';

/** Structured data of a collection: breadcrumb and shown products, in order. */
export function collectionData({ title }: Collection, shown: readonly Product[], origin: string): StructuredData[] {
  return [
    breadcrumbData([{ label: 'Home', to: '/' }, { label: title }], origin),
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: shown.length,
      itemListElement: shown.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}/product/${id}`,
      })),
    },
  ];
}
