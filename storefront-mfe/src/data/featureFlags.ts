/** Feature flags set by the store's owner (GEN-10). */
export const featureFlags = {
  /** If off, Add to Cart on the home page's cards does nothing (HOME-5). */
  homeCardsAddToCart: true,
  /** If on, Write a Review opens an email to the store; if off, it does nothing (PROD-17). */
  writeReview: false,
};
