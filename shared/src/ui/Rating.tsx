import styled from '@emotion/styled';
import { VisuallyHidden } from './layout';

/** SVG path data of a star of 14 pixels, from its tip on, and of the hole of an empty star. */
const STAR =
  'q.5-1 1 0l1.6 3.5l3.9 .5q1 .1 .2 .9l-2.8 2.6l.7 3.8q.2 1.1-.7 .6l-3.4-1.9l-3.4 1.9q-.9 .5-.7-.6l.7-3.8l-2.8-2.6q-.8-.8 .2-.9l3.9-.5z';
const HOLE =
  'm.2 1.5q.3-.6 .6 0l1.2 2.8l3.1 .3q.6 .1 .1 .6l-2.2 2l.6 3q.1 .6-.4 .3l-2.7-1.5l-2.7 1.5q-.5 .3-.4-.3l.6-3l-2.2-2q-.5-.5 .1-.6l3.1-.3zm-.2-1.5';

/** SVG path data, rule `evenodd`, of five stars on 74 by 14 pixels; `value` of them, floored, are filled (CAT-12). */
export function starOutlines(value: number): string {
  return `M6.5 1.1${[1, 2, 3, 4, 5].map((star) => (star <= value ? STAR : STAR + HOLE)).join('m15 0')}`;
}

/**
 * Five stars, floored (CAT-12), and the value of 0 to 5 as text; 'No ratings yet' without a rating (CAT-160).
 * `count` is the number of reviews: undefined if it is not shown, 0 if nobody has rated yet.
 */
export function Rating({ value, count }: { value: number; count?: number }) {
  if (count === 0 || value === 0) return <Summary>No ratings yet</Summary>;
  return (
    <Summary>
      <VisuallyHidden>{`${value} out of 5${count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}`}</VisuallyHidden>
      <Stars aria-hidden="true" filled={value} />
      {count !== undefined && <span aria-hidden="true">{`${value} (${count})`}</span>}
    </Summary>
  );
}

const Summary = styled.span(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(1.5),
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
}));

/** One element for all stars: its background is cut out along their outlines. */
const Stars = styled.span<{ filled: number }>(({ theme, filled }) => ({
  width: 74,
  height: 14,
  background: theme.colors.amber,
  clipPath: `path(evenodd, "${starOutlines(filled)}")`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
}));
