/** Tells the operator, in one sentence. */
export type Report = (sentence: string) => void;
