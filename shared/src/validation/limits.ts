/** Most lines of an order. */
export const MOST_LINES = 100;

/** Most pieces of a line of an order, or of a stored cart; the owner may allow fewer. */
export const MOST_PIECES = 999;

/** Most entries of each list that an account keeps on the server. */
export const MOST_SAVED = { addresses: 50, cards: 20, cart: 200, wishlist: 500 };

/** Characters of a first or last name. */
export const LONGEST_NAME = 100;

/** Characters of a search that are read. */
export const LONGEST_SEARCH = 200;
