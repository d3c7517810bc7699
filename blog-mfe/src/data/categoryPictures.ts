/** Names of the categories' pictures, by slug. */
export const categoryPictures: Record<string, string | undefined> = {
  'skincare-tips': 'products/skn-003-2',
  'makeup-tutorials': 'products/mkp-003-2',
  'product-reviews': 'products/skn-005-2',
  'beauty-trends': 'products/mkp-004-2',
};
