import { findCollection, products } from '@glow/shared/catalog';
import { collectionData } from './collectionData';

test('The structured data has the breadcrumb and the shown products, in order', () => {
  const shown = [products[2]!, products[0]!];
  expect(collectionData(findCollection('skincare'), shown, 'https://glow.example')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://glow.example/' },
        { '@type': 'ListItem', position: 2, name: 'Skincare' },
      ],
    },
    {
      '@type': 'ItemList',
      name: 'Skincare',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Cloud Foam Gentle Cleanser',
          url: 'https://glow.example/product/skn-003',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Glow Radiance Vitamin C Serum',
          url: 'https://glow.example/product/skn-001',
        },
      ],
    },
  ]);
});
