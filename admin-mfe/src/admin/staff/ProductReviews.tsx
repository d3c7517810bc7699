import styled from '@emotion/styled';
import type { ProductEntry, StaffProduct } from '@glow/shared/staff';
import { useToast } from '@glow/shared/toast';
import { Button, Rating, VisuallyHidden } from '@glow/shared/ui';
import { useState } from 'react';
import { Panel } from '../Panel';
import { Confirm } from './Confirm';
import { Problem } from './Problem';
import { useSending } from './useStaff';

type Review = NonNullable<ProductEntry['reviews']>[number];

/** The reviews of a product, each with a button that removes it. */
export function ProductReviews({ shown, onNewer }: { shown: StaffProduct; onNewer(product: StaffProduct): void }) {
  const { id, reviews = [] } = shown.entry;
  const { refusal, send } = useSending();
  const toast = useToast();
  const [chosen, setChosen] = useState<Review>();

  function remove() {
    setChosen(undefined);
    void send<{ product: StaffProduct }, StaffProduct>({
      path: `products/${encodeURIComponent(id)}`,
      body: { version: shown.version, entry: { removedReviews: [chosen?.id] } },
      onDone({ product }) {
        toast({ title: 'Review removed', description: chosen?.title ?? '' });
        onNewer(product);
      },
      onChanged: onNewer,
    });
  }

  return (
    <Panel as="section" aria-labelledby="product-reviews">
      <h2 id="product-reviews">Reviews</h2>
      <Problem refusal={refusal} />
      {reviews.length === 0 && <p>No reviews yet.</p>}
      <ul role="list">
        {reviews.map((review) => (
          <Item key={review.id}>
            <Rating value={review.rating} />
            <strong>{review.title}</strong>
            <p>{review.comment}</p>
            <p>
              {review.userName} · {review.date}
            </p>
            <Button type="button" variant="secondary" size="small" onClick={() => setChosen(review)}>
              Remove
              <VisuallyHidden>the review {review.title}</VisuallyHidden>
            </Button>
          </Item>
        ))}
      </ul>
      <Confirm
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        heading="Remove the review?"
        action="Remove"
        onConfirm={remove}
      >
        <p>
          The review ‘{chosen?.title}’ by {chosen?.userName} cannot be brought back.
        </p>
      </Confirm>
    </Panel>
  );
}

const Item = styled.li(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.space(1.5) }));
