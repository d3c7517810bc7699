import { StartError } from '../errors/StartError';
import { rejectCardData } from '../http/rejectCardData';

const MAX_LENGTH = 300;

/** The note of an operator, on one line. The audit log is kept for good, so it holds no email address and no card number. */
export function readNote(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const note = text.replace(/\s+/g, ' ').trim();
  if (!note || note.length > MAX_LENGTH) throw new StartError(`A note has 1 to ${MAX_LENGTH} characters.`);
  if (/\S@\S/.test(note) || hasCardData(note))
    throw new StartError('A note holds no email address and no card number: the audit log is kept for good.');
  return note;
}

function hasCardData(note: string): boolean {
  try {
    rejectCardData(note);
    return false;
  } catch {
    return true;
  }
}
