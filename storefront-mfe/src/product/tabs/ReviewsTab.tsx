import styled from '@emotion/styled';
import type { Product, Review } from '@glow/shared/catalog';
import { Badge, Button, Rating, Row, SecondaryText, formatDay, Stack } from '@glow/shared/ui';
import { BadgeCheck } from '@glow/shared/icons';
import { ButtonLink } from '@glow/shared/navigation';
import { CONTACT } from '@glow/shared/policy';
import { useId } from 'react';
import { featureFlags } from '../../data/featureFlags';

/** With fewer reviews the distribution is not shown (PROD-15). */
const MIN_REVIEWS_FOR_DISTRIBUTION = 3;

/** Without reviews, it invites shoppers to write the first one (PROD-17). */
export function ReviewsTab({ product, reviews }: { product: Product; reviews: Review[] }) {
  if (reviews.length === 0) {
    return (
      <Empty>
        <p>No reviews yet. Be the first to review this product!</p>
        <WriteReview product={product} />
      </Empty>
    );
  }
  return (
    <Stack gap={8}>
      {product.reviewCount > reviews.length && (
        <RatingCount>{`${product.reviewCount} ratings, ${reviews.length} with a written review`}</RatingCount>
      )}
      {reviews.length >= MIN_REVIEWS_FOR_DISTRIBUTION && <RatingDistribution reviews={reviews} />}
      <Reviews role="list">
        {reviews.map(({ id, userName, rating, title, comment, date, verified, helpful }) => (
          <li key={id}>
            <Byline gap={2}>
              <strong>{userName}</strong>
              <time dateTime={date}>{formatDay(date)}</time>
              {verified && (
                <Badge tone="good">
                  <BadgeCheck size={14} aria-hidden="true" />
                  Verified Purchase
                </Badge>
              )}
            </Byline>
            <ReviewText gap={2}>
              <Rating value={rating} />
              <h3>{title}</h3>
              <p>{comment}</p>
              {helpful > 0 && <small>{helpful} found this helpful</small>}
            </ReviewText>
          </li>
        ))}
      </Reviews>
    </Stack>
  );
}

const RatingCount = styled.p(({ theme }) => ({ color: theme.colors.textSoft }));

const Reviews = styled.ul(({ theme }) => ({
  display: 'grid',
  '& > li': { display: 'grid', gap: theme.space(4), paddingBlock: theme.space(8) },
  '& > li + li': { borderTop: `1px solid ${theme.colors.line}` },
  '& > li:first-of-type': { paddingTop: theme.space(2) },
  [theme.from.tablet]: { '& > li': { gridTemplateColumns: '13.75rem minmax(0, 1fr)', gap: theme.space(8) } },
}));

const Byline = styled(Stack)(({ theme }) => ({
  justifyItems: 'start',
  alignContent: 'start',
  time: { fontSize: theme.text.md, color: theme.colors.textSoft },
}));

const ReviewText = styled(Stack)(({ theme }) => ({
  justifyItems: 'start',
  maxWidth: theme.width.text,
  h3: { fontSize: theme.heading.sm },
  small: { marginTop: theme.space(1), fontSize: theme.text.md, color: theme.colors.textSoft },
}));

const Empty = styled.div(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.space(5) }));

const STARS = [5, 4, 3, 2, 1];

/** Number of reviews per star rating (PROD-15). */
function RatingDistribution({ reviews }: { reviews: Review[] }) {
  return (
    <List as="ul" gap={2} role="list" aria-label="Reviews by stars">
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

const List = styled(Stack)(({ theme }) => ({
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

/** Opens an email if the feature flag is on, otherwise does nothing (PROD-17). */
function WriteReview({ product }: { product: Product }) {
  const noteId = useId();
  const subject = encodeURIComponent(`Review of ${product.name}`);

  if (featureFlags.writeReview) {
    return (
      <ButtonLink to={`mailto:${CONTACT.email}?subject=${subject}`} variant="secondary">
        Write a Review
      </ButtonLink>
    );
  }
  return (
    <ButtonWithNote gap={2}>
      <Button type="button" variant="secondary" aria-describedby={noteId}>
        Write a Review
      </Button>
      <SecondaryText id={noteId}>
        Written reviews open after launch{product.reviewCount > 0 && '; the ratings so far are stars only'}.
      </SecondaryText>
    </ButtonWithNote>
  );
}

const ButtonWithNote = styled(Row)(({ theme }) => ({ alignItems: 'center', columnGap: theme.space(4) }));
