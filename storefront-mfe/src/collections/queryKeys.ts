/** The parameters of a collection's URL, in the order in which its route declares them. */
export const QUERY_KEYS = ['q', 'sort', 'view', 'min', 'max', 'brand', 'sub', 'tag', 'stock', 'new', 'best', 'page'];

/** Those of them that the data of a collection depends on. */
export const DATA_KEYS = QUERY_KEYS.filter((key) => key !== 'view');
