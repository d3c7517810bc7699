/** A change that was made on a state which somebody else has changed meanwhile. */
export class ChangedError extends Error {}
