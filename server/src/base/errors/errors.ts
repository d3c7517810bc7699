/** Tells the operator, in one sentence. */
export type Tell = (sentence: string) => void;

/** Why the server or a command cannot start; its message is one sentence for the operator. */
export class StartError extends Error {}

/** A rejected release, rollback or promotion, with one sentence per reason. */
export class ReleaseError extends Error {
  constructor(readonly reasons: string[]) {
    super(reasons.join('\n'));
  }
}

/** Throws a `ReleaseError` if there are reasons. */
export function requireNone(reasons: string[]): void {
  if (reasons.length > 0) throw new ReleaseError(reasons);
}

/** The database cannot answer now: it is stopped, unreachable or too slow. The API answers 503. */
export class UnavailableError extends Error {}

/** Shoppers, staff and the log get an error's message without codes (`docs/reference/errors.md`). */
export function withoutCodes(message: string): string {
  return message.replace(/GLOW-\d{3} /g, '');
}

/** The message of an error or of its cause, on one line and without codes. */
export function messageOf(error: unknown): string {
  if (error instanceof UnavailableError && error.cause) return messageOf(error.cause);
  // when several addresses refuse, Node throws an `AggregateError` without a message
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return withoutCodes(error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
}
