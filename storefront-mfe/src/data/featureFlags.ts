/** Feature flags set by the store's owner (GEN-10). */
export const featureFlags = {
  /** Whether Add to Cart works on the home page's cards; off, it does nothing (HOME-5). */
  homeCardsAddToCart: true,
  /** Whether Write a Review opens an email to the store; off, it does nothing (PROD-17). */
  writeReview: false,
};
