import { breadcrumbData, largestPicture, type StructuredData } from '@glow/shared/app';
import { priceOf, stockOf, type Product, type Variant } from '@glow/shared/catalog';
import { toDollars } from '@glow/shared/orders';
import { labelOf } from '../components/labelOf';

export function productCrumbs({ category, name }: Product) {
  return [{ label: 'Home', to: '/' }, { label: labelOf(category), to: `/collections/${category}` }, { label: name }];
}

/** Structured data: description, all offers, and the rating in the page's header (SEO-3). */
export function productData(product: Product, origin: string): StructuredData[] {
  const { id, name, brand, sku, category, description, images, rating, reviewCount } = product;
  const url = `${origin}/product/${id}`;
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 };
  const offers = product.variants?.map((variant) => offerOf(product, `${url}?variant=${variant.id}`, variant)) ?? [
    offerOf(product, url),
  ];
  return [
    {
      '@type': 'Product',
      name,
      description,
      sku,
      url,
      category: labelOf(category),
      brand: { '@type': 'Brand', name: brand },
      image: images.map((picture) => (picture.startsWith('https:') ? picture : origin + largestPicture(picture))),
      offers,
      ...(reviewCount > 0 && rating > 0 && { aggregateRating }),
    },
    breadcrumbData(productCrumbs(product), origin),
  ];
}

function offerOf(product: Product, url: string, variant?: Variant): StructuredData {
  const { inStock } = stockOf(product, variant);
  return {
    '@type': 'Offer',
    name: variant?.name,
    url,
    price: toDollars(priceOf(product, variant)),
    priceCurrency: 'USD',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}
