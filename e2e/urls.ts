/** The store's URLs (URL-1 to URL-9), with their first heading. */
export const URLS: [url: string, heading: RegExp | string][] = [
  ['/', /./],
  ['/collections/skincare', 'Skincare'],
  ['/collections/makeup', 'Makeup'],
  ['/collections/bestsellers', 'Bestsellers'],
  ['/collections/new-arrivals', 'New Arrivals'],
  ['/collections/glow-kits', 'Glow Kits'],
  ['/collections/anything', 'All Products'],
  ['/product/skn-001', 'Glow Radiance Vitamin C Serum'],
  ['/cart', /cart/i],
  ['/login', /./],
  ['/signup', /./],
  ['/forgot-password', /./],
  ['/wishlist', /./],
  ['/about', /./],
  ['/contact', /./],
  ['/faq', /./],
  ['/privacy', /./],
  ['/terms', /./],
  ['/shipping', /./],
  ['/size-guide', /./],
  ['/track-order', /./],
  ['/careers', /./],
  ['/press', /./],
  ['/sustainability', /./],
  ['/blog', /./],
  ['/blog/category/skincare-tips', /./],
  ['/blog/tag/serum', /./],
];

/** URLs of missing pages, with their heading; their 404 status appears in the browser console. */
export const NOT_FOUND: [url: string, heading: string][] = [
  ['/product/unknown', 'Product Not Found'],
  ['/blog/no-such-article', 'Article Not Found'],
  ['/product/unknown/deeper', 'Oops! Page not found'],
];
