/** SVG path data of a star of 14 pixels, from its tip on, and of the hole of an empty star. */
const STAR =
  'q.5-1 1 0l1.6 3.5l3.9 .5q1 .1 .2 .9l-2.8 2.6l.7 3.8q.2 1.1-.7 .6l-3.4-1.9l-3.4 1.9q-.9 .5-.7-.6l.7-3.8l-2.8-2.6q-.8-.8 .2-.9l3.9-.5z';
const HOLE =
  'm.2 1.5q.3-.6 .6 0l1.2 2.8l3.1 .3q.6 .1 .1 .6l-2.2 2l.6 3q.1 .6-.4 .3l-2.7-1.5l-2.7 1.5q-.5 .3-.4-.3l.6-3l-2.2-2q-.5-.5 .1-.6l3.1-.3zm-.2-1.5';

/** SVG path data, rule `evenodd`, of five stars on 74 by 14 pixels; `value` of them, floored, are filled (CAT-12). */
export function starOutlines(value: number): string {
  return `M6.5 1.1${[1, 2, 3, 4, 5].map((star) => (star <= value ? STAR : STAR + HOLE)).join('m15 0')}`;
}
