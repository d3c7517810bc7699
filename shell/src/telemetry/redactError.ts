/** How long a message or a frame may be. */
const MAX_LENGTH = 200;

/** The frames of a stack that say where: the first of them. */
const MAX_FRAMES = 3;

/** Addresses without their query and fragment, no e-mail address and no long number: nothing that could be a shopper's. */
function redactPii(text: string): string {
  return text
    .replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1')
    .replaceAll(window.location.origin, '')
    .replace(/[^\s@'"<(]+@[^\s@'">)]+\.[a-z]+/gi, '…')
    .replace(/\d[\d -]{5,}\d/g, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_LENGTH);
}

/** What may be said of an error: its message and the first frames of its stack, without anything personal. */
export function redactError(error: unknown): { message: string; frames: string[] } {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown', frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at |^[^\s]*@\w+:/.test(line));
  return { message: redactPii(`${error.name}: ${error.message}`), frames: frames.slice(0, MAX_FRAMES).map((frame) => redactPii(frame.trim())) };
}
