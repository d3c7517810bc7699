import type { BlogCategory } from './blogTypes';

export const skincareTips: BlogCategory = {
  id: 'cat-1',
  name: 'Skincare Tips',
  slug: 'skincare-tips',
  description: 'Small habits and sensible routines for skin that feels well looked after.',
  color: '#8FA48A',
};

export const makeupTutorials: BlogCategory = {
  id: 'cat-2',
  name: 'Makeup Tutorials',
  slug: 'makeup-tutorials',
  description: 'Looks worth learning, taken one unhurried step at a time.',
  color: '#C98B86',
};

export const productReviews: BlogCategory = {
  id: 'cat-3',
  name: 'Product Reviews',
  slug: 'product-reviews',
  description: 'What is in the bottle, how it wears and whom it suits.',
  color: '#D8B27E',
};

const beautyTrends: BlogCategory = {
  id: 'cat-4',
  name: 'Beauty Trends',
  slug: 'beauty-trends',
  description: 'What is changing in beauty, and what is worth keeping.',
  color: '#8E6C7B',
};

/** The four categories of the blog (BLOG-1). */
export const categories: readonly BlogCategory[] = [skincareTips, makeupTutorials, productReviews, beautyTrends];

export const categoryPictures: Record<string, string | undefined> = {
  'skincare-tips': 'products/skn-003-2',
  'makeup-tutorials': 'products/mkp-003-2',
  'product-reviews': 'products/skn-005-2',
  'beauty-trends': 'products/mkp-004-2',
};
