/** Most lines of an order. */
export const MOST_LINES = 100;

/** Most pieces of a line of an order, or of a stored cart; the owner may allow fewer. */
export const MOST_PIECES = 999;

/** Characters of the id of a line: of a product's id and a choice's, which have 50 each, with a hyphen. */
export const LONGEST_LINE_ID = 101;

/** Most entries of each list on a device. */
export const MOST_SAVED = { addresses: 50, cards: 20, cart: 200, wishlist: 500 };

/** An account keeps the full lists of so many devices. */
export const MOST_MERGED = 2;

/** Characters of a first or last name. */
export const LONGEST_NAME = 100;

/** Characters of a search that are read. */
export const LONGEST_SEARCH = 200;
