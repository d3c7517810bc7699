/** Tells the operator, in one sentence. */
export type Tell = (sentence: string) => void;
