import { defineRoutes } from '@glow/shared/app';
import './fragments';
import type { pageData } from './pageData';

/** The page below `/reviews`, and the fragments. */
export const Screens = defineRoutes<typeof pageData>([
  {
    path: '/reviews',
    name: 'reviews',
    load: async () => (await import(/* webpackChunkName: "reviews" */ './reviews/ReviewsPage')).ReviewsPage,
  },
  {
    fragment: 'reviews/ProductReviews',
    hasData: true,
    load: async () =>
      (await import(/* webpackChunkName: "ProductReviews" */ './product-reviews/ProductReviews')).ProductReviews,
  },
  {
    fragment: 'reviews/MyReviews',
    load: async () => (await import(/* webpackChunkName: "MyReviews" */ './my-reviews/MyReviews')).MyReviews,
  },
  {
    fragment: 'reviews/ReviewFigures',
    load: async () =>
      (await import(/* webpackChunkName: "ReviewFigures" */ './review-figures/ReviewFigures')).ReviewFigures,
  },
]);
