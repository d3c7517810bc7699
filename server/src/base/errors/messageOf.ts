import { UnavailableError } from './UnavailableError';

/** The message of an error or of its cause, on one line. */
export function messageOf(error: unknown): string {
  if (error instanceof UnavailableError && error.cause) return messageOf(error.cause);
  // when several addresses refuse, Node throws an `AggregateError` without a message
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
}
