import styled from '@emotion/styled';
import type { Review } from '@glow/shared/catalog';

const STARS = [5, 4, 3, 2, 1];

/** Number of reviews per star rating, as text with a bar (PROD-15). */
export function RatingDistribution({ reviews }: { reviews: Review[] }) {
  return (
    <List role="list" aria-label="Reviews by stars">
      {STARS.map((stars) => {
        const count = reviews.filter(({ rating }) => Math.floor(rating) === stars).length;
        return (
          <li key={stars}>
            <span>
              {stars} {stars === 1 ? 'star' : 'stars'}
            </span>
            <Bar aria-hidden="true">
              <span style={{ width: `${(100 * count) / reviews.length}%` }} />
            </Bar>
            <span>{count}</span>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: theme.space(2),
  maxWidth: theme.width.form,
  fontSize: theme.text.lg,
  li: { display: 'grid', gridTemplateColumns: '3.5rem 1fr 1.5rem', alignItems: 'center', gap: theme.space(3) },
  'li > :last-child': { textAlign: 'right' },
}));

const Bar = styled.span(({ theme }) => ({
  height: 8,
  overflow: 'hidden',
  borderRadius: theme.radius.pill,
  background: theme.colors.sand,
  forcedColorAdjust: 'none',
  span: { display: 'block', height: '100%', background: theme.colors.amber },
}));
