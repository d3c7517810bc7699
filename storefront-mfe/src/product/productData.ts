import { breadcrumbData, largestPicture, type StructuredData } from '@glow/shared/app';
import { priceOf, stockOf, type Product, type Variant } from '@glow/shared/catalog';
import { toDollars } from '@glow/shared/orders';
import { labelOf } from '../components/labelOf';

export function productCrumbs({ category, name }: Product) {
  return [{ label: 'Home', to: '/' }, { label: labelOf(category), to: `/collections/${category}` }, { label: name }];
}

/** Structured data: description, rating of the page's header, and offers; variants are a product group (SEO-3). */
export function productData(product: Product, origin: string): StructuredData[] {
  const { id, name, brand, sku, category, description, images, rating, reviewCount, variants } = product;
  const url = `${origin}/product/${id}`;
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 };
  const addressOf = (picture: string) => (picture.startsWith('https:') ? picture : origin + largestPicture(picture));
  const variantData = (variant: Variant): StructuredData => ({
    '@type': 'Product',
    name: `${name}, ${variant.name}`,
    sku,
    [variant.type]: variant.value,
    image: addressOf(variant.image ?? images[0] ?? ''),
    offers: offerOf(product, `${url}?variant=${variant.id}`, variant),
  });
  const group = variants && {
    productGroupID: sku,
    variesBy: [...new Set(variants.map(({ type }) => `https://schema.org/${type}`))],
    hasVariant: variants.map(variantData),
  };
  return [
    {
      '@type': group ? 'ProductGroup' : 'Product',
      name,
      description,
      url,
      category: labelOf(category),
      brand: { '@type': 'Brand', name: brand },
      image: images.map(addressOf),
      ...(group ?? { sku, offers: offerOf(product, url) }),
      ...(reviewCount > 0 && rating > 0 && { aggregateRating }),
    },
    breadcrumbData(productCrumbs(product), origin),
  ];
}

function offerOf(product: Product, url: string, variant?: Variant): StructuredData {
  const { inStock } = stockOf(product, variant);
  return {
    '@type': 'Offer',
    url,
    price: toDollars(priceOf(product, variant)),
    priceCurrency: 'USD',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}
