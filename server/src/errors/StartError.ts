/** A reason why the server cannot start, told in one sentence for the person who started it. */
export class StartError extends Error {}
