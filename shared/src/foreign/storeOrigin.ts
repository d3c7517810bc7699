declare const __webpack_public_path__: string;

/** The store's origin, from which the entry was loaded; the page has another. */
export const STORE_ORIGIN = new URL(__webpack_public_path__).origin;
