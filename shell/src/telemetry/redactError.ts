import { redact } from '@glow/shared/text';

/** Maximum length of a message or a stack frame, in characters, and of what is read of it. */
const [MAX_LENGTH, MAX_READ] = [200, 2000];

/** Maximum number of stack frames in a report. */
const MAX_FRAMES = 3;

function redactPii(text: string): string {
  return redact(text.slice(0, MAX_READ).replaceAll(window.location.origin, ''))
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
