import type { Product } from '@glow/shared/catalog';
import { sampleProduct } from '@glow/shared/samples';
import { productData } from './productData';

const ORIGIN = 'https://glow.example';

function dataOf(id: string, changes: Partial<Product> = {}) {
  return JSON.parse(JSON.stringify(productData({ ...sampleProduct(id), ...changes }, ORIGIN)));
}

test('The structured data describes the product, with the rating of the header', () => {
  expect(dataOf('skn-001')[0]).toMatchObject({
    '@type': 'Product',
    name: 'Glow Radiance Vitamin C Serum',
    sku: 'GLW-SKN-001',
    brand: { '@type': 'Brand', name: 'Glow Lab' },
    url: 'https://glow.example/product/skn-001',
    image: [1, 2, 3].map((number) => `https://glow.example/images/products/skn-001-${number}-1200.webp`),
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 324, bestRating: 5 },
  });
});

test('A picture of another host has its own address in the structured data', () => {
  const images = ['https://cdn.glow.example/a.jpg'];
  expect(dataOf('skn-001', { images })[0]).toMatchObject({ image: images });
});

test.each([
  { rating: 0, reviewCount: 0 },
  { rating: 4.5, reviewCount: 0 },
  { rating: 0, reviewCount: 3 },
])('A product with %j has no rating in its structured data (CAT-160)', (changes) => {
  expect(dataOf('skn-001', changes)[0]).not.toHaveProperty('aggregateRating');
});

const offer = (price: number, availability: string, place: string, more = {}) => ({
  ...{ '@type': 'Offer', price, priceCurrency: 'USD', availability: `https://schema.org/${availability}` },
  ...{ url: `https://glow.example/product/${place}`, itemCondition: 'https://schema.org/NewCondition', ...more },
});

test('Every variant is an offer with its own price, stock and URL', () => {
  expect(dataOf('skn-001')[0].offers).toEqual([
    offer(89, 'InStock', 'skn-001?variant=30ml', { name: 'Full size 30 ml' }),
    offer(45, 'InStock', 'skn-001?variant=travel-15ml', { name: 'Travel size 15 ml' }),
    offer(119, 'OutOfStock', 'skn-001?variant=50ml-refill', { name: 'Refill 50 ml' }),
  ]);
});

test.each([
  ['in stock', { inStock: true, stockCount: 3 }, 'InStock'],
  ['sold out', { inStock: true, stockCount: 0 }, 'OutOfStock'],
  ['taken from the shelf', { inStock: false, stockCount: 3 }, 'OutOfStock'],
])('A product without variants is one offer, %s', (_what, stock, availability) => {
  const { offers } = dataOf('skn-002', { ...stock, price: 125_50 })[0];
  expect(offers).toEqual([offer(125.5, availability, 'skn-002')]);
});

test('The breadcrumb contains the category', () => {
  expect(dataOf('skn-001')[1].itemListElement.map(({ item }: { item?: string }) => item)).toEqual([
    'https://glow.example/',
    'https://glow.example/collections/skincare',
    undefined,
  ]);
});
