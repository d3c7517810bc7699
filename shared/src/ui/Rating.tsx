import styled from '@emotion/styled';
import { VisuallyHidden } from './layout';
import { starOutlines } from './starOutlines';

interface RatingProps {
  /** 0 to 5; the stars show it floored (CAT-12). */
  value: number;
  /** Number of reviews: undefined if it is not shown, 0 if nobody has rated yet. */
  count?: number;
}

/** Five stars, floored, and the value as text; 'No ratings yet' without a rating (CAT-160). */
export function Rating({ value, count }: RatingProps) {
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
