import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { Button, Card, Rating, Skeleton } from '@glow/shared/ui';
import { useState } from 'react';
import type { LoadedReviews } from '../data/useReviews';

/** Reviews that are shown at first. */
const FIRST = 3;

interface ReviewListProps extends LoadedReviews {
  /** What stands there without a review. */
  empty: string;
  /** Whether each names its product. */
  withProducts?: boolean;
}

/** The newest reviews, in space that is kept while they are loaded. */
export function ReviewList({ reviews, hasFailed, reload, empty, withProducts }: ReviewListProps) {
  const [shown, setShown] = useState(FIRST);
  return (
    <Space aria-busy={!reviews && !hasFailed}>
      {!reviews && !hasFailed && [1, 2].map((line) => <Skeleton key={line} height="8rem" />)}
      {hasFailed && (
        <Card role="alert">
          <p>Reviews cannot be shown at the moment.</p>
          <Button variant="secondary" size="small" onClick={reload}>
            Try again
          </Button>
        </Card>
      )}
      {reviews?.length === 0 && <Card as="p">{empty}</Card>}
      {reviews && reviews.length > 0 && (
        <ul role="list">
          {reviews.slice(0, shown).map(({ id, productId, productName, author, rating, text }) => (
            <Card as="li" key={id}>
              <Rating value={rating} />
              <p>{text}</p>
              <Author>{withProducts ? <Link to={`/product/${productId}`}>{productName}</Link> : author}</Author>
            </Card>
          ))}
        </ul>
      )}
      {reviews && reviews.length > shown && (
        <Button variant="secondary" size="small" onClick={() => setShown(reviews.length)}>
          Show all {reviews.length} reviews
        </Button>
      )}
    </Space>
  );
}

const Space = styled.div(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space(4),
  minHeight: `calc(2 * 8rem + ${theme.space(4)})`,
  '& > ul': { display: 'grid', gap: theme.space(4), width: '100%' },
  '& > div, & > p': { width: '100%' },
  '& li, & [role=alert]': { display: 'grid', justifyItems: 'start', gap: theme.space(2) },
  p: { overflowWrap: 'anywhere' },
}));

const Author = styled.span(({ theme }) => ({ fontSize: theme.text.md, color: theme.colors.textSoft }));
