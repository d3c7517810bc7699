/** How long a message or a frame may be. */
const LONGEST = 200;

/** The frames of a stack that say where: the first of them. */
const FRAMES = 3;

/** Addresses without their query and fragment, no e-mail address and no long number: nothing that could be a shopper's. */
function withoutPersons(text: string): string {
  return text
    .replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1')
    .replaceAll(window.location.origin, '')
    .replace(/[^\s@'"<(]+@[^\s@'">)]+\.[a-z]+/gi, '…')
    .replace(/\d[\d -]{5,}\d/g, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, LONGEST);
}

/** What may be said of an error: its message and the first frames of its stack, without anything personal. */
export function impersonal(error: unknown): { message: string; frames: string[] } {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown', frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at |^[^\s]*@\w+:/.test(line));
  return { message: withoutPersons(`${error.name}: ${error.message}`), frames: frames.slice(0, FRAMES).map((frame) => withoutPersons(frame.trim())) };
}
