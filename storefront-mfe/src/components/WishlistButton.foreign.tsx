/** On a page of another origin: its storage is not the store's. */
export const WishlistButton = () => null;
