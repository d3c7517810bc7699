/** The database cannot answer now: it is stopped, unreachable or too slow. The API answers 503. */
export class UnavailableError extends Error {}
