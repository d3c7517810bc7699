import type { Product } from '@glow/shared/catalog';
import { sampleProduct } from '@glow/shared/samples';
import { productData } from './productData';

const ORIGIN = 'https://glow.example';

function dataOf(id: string, changes: Partial<Product> = {}) {
  return JSON.parse(JSON.stringify(productData({ ...sampleProduct(id), ...changes }, ORIGIN)));
}

test('The structured data describes the product, with the rating of the header', () => {
  expect(dataOf('skn-001')[0]).toMatchObject({
    name: 'Glow Radiance Vitamin C Serum',
    brand: { '@type': 'Brand', name: 'Glow Lab' },
    url: 'https://glow.example/product/skn-001',
    image: [1, 2, 3].map((number) => `https://glow.example/images/products/skn-001-${number}-1200.jpg`),
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

const offer = (price: number, availability: string, place: string) => ({
  ...{ '@type': 'Offer', price, priceCurrency: 'USD', availability: `https://schema.org/${availability}` },
  ...{ url: `https://glow.example/product/${place}`, itemCondition: 'https://schema.org/NewCondition' },
});

test('A product with variants is a group, of which each has its own id, name, picture, price, stock and URL (SEO-3)', () => {
  const [group] = dataOf('skn-001');
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'GLW-SKN-001',
    variesBy: ['https://schema.org/size'],
  });
  expect(group).not.toHaveProperty('offers');
  const image = 'https://glow.example/images/products/skn-001-1-1200.jpg';
  const variants = [
    ['30ml', 'Full size 30 ml', '30 ml', 89, 'InStock'],
    ['travel-15ml', 'Travel size 15 ml', 'Travel 15 ml', 45, 'InStock'],
    ['50ml-refill', 'Refill 50 ml', '50 ml refill', 119, 'OutOfStock'],
  ] as const;
  expect(group.hasVariant).toEqual(
    variants.map(([id, name, size, price, availability]) => ({
      '@type': 'Product',
      name: `Glow Radiance Vitamin C Serum, ${name}`,
      sku: 'GLW-SKN-001',
      size,
      image,
      offers: offer(price, availability, `skn-001?variant=${id}`),
    })),
  );
  expect(dataOf('mkp-005')[0].hasVariant[1]).toMatchObject({
    color: expect.any(String),
    image: expect.stringMatching(/mkp-005-1-/),
  });
});

test.each([
  ['in stock', { inStock: true, stockCount: 3 }, 'InStock'],
  ['sold out', { inStock: true, stockCount: 0 }, 'OutOfStock'],
  ['taken from the shelf', { inStock: false, stockCount: 3 }, 'OutOfStock'],
])('A product without variants is one offer, %s (PRICE-1)', (_what, stock, availability) => {
  const { offers } = dataOf('skn-002', { ...stock, price: 125_50 })[0];
  expect(offers).toEqual(offer(125.5, availability, 'skn-002'));
});

test('The breadcrumb contains the category', () => {
  expect(dataOf('skn-001')[1].itemListElement.map(({ item }: { item?: string }) => item)).toEqual([
    'https://glow.example/',
    'https://glow.example/collections/skincare',
    undefined,
  ]);
});
