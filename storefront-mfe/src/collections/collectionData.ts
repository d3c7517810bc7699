import { breadcrumbData } from '@glow/shared/app';
import { PAGE_SIZE, type Collection, type Product } from '@glow/shared/catalog';

export function collectionData({ title }: Collection, products: readonly Product[], page: number, origin: string) {
  return [
    breadcrumbData([{ label: 'Home', to: '/' }, { label: title }], origin),
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: products.length,
      itemListElement: products.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: (page - 1) * PAGE_SIZE + index + 1,
        name,
        url: `${origin}/product/${id}`,
      })),
    },
  ];
}
