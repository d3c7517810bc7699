import { useTheme } from '@emotion/react';
import { Star } from 'lucide-react';
import { VisuallyHidden } from './layout';

interface RatingProps {
  /** 0 to 5; the stars show it floored (CAT-12). */
  value: number;
  /** Number of reviews; omitted when not shown. */
  count?: number;
}

const STARS = [1, 2, 3, 4, 5];

/** Five stars, floored, and the value as text. */
export function Rating({ value, count }: RatingProps) {
  const { colors, space } = useTheme();
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5), fontSize: 14, color: colors.textSoft }}>
      <VisuallyHidden>{`${value} out of 5${count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}`}</VisuallyHidden>
      <span aria-hidden="true" css={{ display: 'inline-flex', gap: 1, color: colors.amber }}>
        {STARS.map((star) => (
          <Star key={star} size={14} strokeWidth={1.5} fill={star <= Math.floor(value) ? 'currentColor' : 'none'} />
        ))}
      </span>
      {count !== undefined && <span aria-hidden="true">{`${value} (${count})`}</span>}
    </span>
  );
}
