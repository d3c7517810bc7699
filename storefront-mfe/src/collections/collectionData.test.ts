import { findCollection } from '@glow/shared/catalog';
import { sampleProduct } from '@glow/shared/samples';
import { collectionData } from './collectionData';

test('The structured data has the breadcrumb and the shown products, in order', () => {
  const shown = [sampleProduct('skn-003'), sampleProduct('skn-001')];
  const item = (position: number, name: string, more = {}) => ({ '@type': 'ListItem', position, name, ...more });
  expect(collectionData(findCollection('skincare'), shown, 1, 'https://glow.example')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [item(1, 'Home', { item: 'https://glow.example/' }), item(2, 'Skincare')],
    },
    {
      '@type': 'ItemList',
      name: 'Skincare',
      numberOfItems: 2,
      itemListElement: [
        item(1, 'Cloud Foam Gentle Cleanser', { url: 'https://glow.example/product/skn-003' }),
        item(2, 'Glow Radiance Vitamin C Serum', { url: 'https://glow.example/product/skn-001' }),
      ],
    },
  ]);
});

test('The positions go on from page to page', () => {
  const [, list] = collectionData(findCollection('skincare'), [sampleProduct('skn-003')], 3, '');
  expect(list).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 49 }] });
});
