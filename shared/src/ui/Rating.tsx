import styled from '@emotion/styled';
import { Star } from '@glow/shared/icons';
import { VisuallyHidden } from './layout';

interface RatingProps {
  /** 0 to 5; the stars show it floored (CAT-12). */
  value: number;
  /** Number of reviews; omitted when not shown, 0 if nobody has rated yet. */
  count?: number;
}

const STARS = [1, 2, 3, 4, 5];

/** Five stars, floored, and the value as text; 'No ratings yet' without any (CAT-160). */
export function Rating({ value, count }: RatingProps) {
  if (count === 0 || value === 0) return <Summary>No ratings yet</Summary>;
  return (
    <Summary>
      <VisuallyHidden>{`${value} out of 5${count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}`}</VisuallyHidden>
      <Stars aria-hidden="true">
        {STARS.map((star) => (
          <Star key={star} size={14} strokeWidth={1.5} fill={star <= Math.floor(value) ? 'currentColor' : 'none'} />
        ))}
      </Stars>
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

const Stars = styled.span(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.space(0.25),
  color: theme.colors.amber,
}));
