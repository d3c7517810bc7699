import styled from '@emotion/styled';
import { Card, Rating, Skeleton } from '@glow/shared/ui';
import { averageOf } from '../data/reviews';
import { useReviews } from '../data/useReviews';

/** The panel of the dashboard. */
export function ReviewFigures() {
  const { reviews, hasFailed } = useReviews('');
  return (
    <Panel as="section" aria-label="Reviews">
      <h2>Reviews</h2>
      {!reviews && !hasFailed && <Skeleton height="3rem" />}
      {hasFailed && <p role="alert">The reviews do not answer at the moment.</p>}
      {reviews && (
        <p>
          {reviews.length} {reviews.length === 1 ? 'review' : 'reviews'} of products
          <Rating value={averageOf(reviews)} />
        </p>
      )}
    </Panel>
  );
}

const Panel = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(4),
  '& > h2': { fontSize: theme.heading.sm },
  '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(4), minHeight: '3rem' },
}));
