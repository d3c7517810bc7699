import { redactAddresses } from '@glow/shared/text';

/** Maximum length of a message or a stack frame, in characters. */
const MAX_LENGTH = 200;

/** Maximum number of stack frames in a report. */
const MAX_FRAMES = 3;

/** Removes what a shopper may have typed from addresses, email addresses and long numbers. */
function redactPii(text: string): string {
  return redactAddresses(text)
    .replaceAll(window.location.origin, '')
    .replace(/[^\s@'"<(]+@[^\s@'">)]+\.[a-z]+|\d[\d -]{5,}\d/gi, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** An error's message and first stack frames, without personal data. */
export function redactError(error: unknown): { message: string; frames: string[] } {
  if (!(error instanceof Error)) return { message: 'Not an Error', frames: [] };
  const frames: string[] = error.stack?.match(/^(\s+at |\S*@\w+:).*/gm) ?? [];
  return {
    message: redactPii(`${error.name}: ${error.message}`),
    frames: frames.slice(0, MAX_FRAMES).map(redactPii),
  };
}
