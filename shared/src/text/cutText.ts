/** A text of at most `max` UTF-16 code units, which ends with a whole character. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
