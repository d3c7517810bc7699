declare module '@glow/shared/app' {
  /** The fragments of this remote. */
  interface Fragments {
    /** The reviews of a product, and the way to write one. */
    'reviews/ProductReviews': { productId: string };
    /** What the signed-in user has written. */
    'reviews/MyReviews': object;
    /** How many reviews there are, and their average. */
    'reviews/ReviewFigures': object;
  }
}

export {};
