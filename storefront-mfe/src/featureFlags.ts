/** The switches with which the store's owner decides what two buttons do (GEN-10). */
export const featureFlags = {
  /** Whether Add to Cart on the home page's cards works like everywhere else; off, it does nothing (HOME-5). */
  homeCardsAddToCart: true,
  /** Whether Write a Review opens an e-mail to the store; off, it does nothing (PROD-17). */
  writeReview: false,
};
