/** The switches with which the store's owner decides what the specification leaves inert. */
export const storeSettings = {
  /** Whether Add to Cart on the home page's cards works like everywhere else; off, it does nothing, as specification §2 (Home) has it. */
  homeCardsAddToCart: true,
  /** Whether Write a Review opens an e-mail to the store; off, it does nothing, as specification §2 (Product page) has it. */
  writeReview: false,
};
