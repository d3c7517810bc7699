import { redactAddresses } from '@glow/shared/text';

const MAX_LENGTH = 200;

const MAX_FRAMES = 3;

/** Redacts addresses, email addresses and long numbers, which a shopper may have typed. */
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
