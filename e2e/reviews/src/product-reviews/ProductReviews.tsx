import styled from '@emotion/styled';
import { usePageData, type Fragments } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { ButtonLink } from '@glow/shared/navigation';
import { Button, Container, Section, SectionHeading } from '@glow/shared/ui';
import { useId, useState } from 'react';
import { ReviewList } from '../components/ReviewList';
import { useReviews } from '../data/useReviews';
import type { pageData } from '../pageData';
import { ReviewForm } from './ReviewForm';

/** The reviews of a product; nothing for an unknown one. */
export function ProductReviews({ productId }: Fragments['reviews/ProductReviews']) {
  const { data: product } = usePageData<typeof pageData.ProductReviews>();
  const loaded = useReviews(`?product=${encodeURIComponent(productId)}`);
  const user = useAuth((auth) => auth.user);
  const [isWriting, setIsWriting] = useState(false);
  const id = useId();
  if (!product.name) return null;
  return (
    <Section as="div">
      <Parts as="section" aria-labelledby={id}>
        <SectionHeading id={id}>Reviews</SectionHeading>
        <Invitation>
          {user && isWriting ? (
            <ReviewForm
              about={{ productId, productName: product.name, userId: user.id, author: user.firstName }}
              onSent={() => {
                setIsWriting(false);
                loaded.reload();
              }}
            />
          ) : (
            <>
              <p>Have you tried {product.name}? Tell others how it is.</p>
              {user ? (
                <Button variant="secondary" onClick={() => setIsWriting(true)}>
                  Write a review
                </Button>
              ) : (
                <ButtonLink variant="secondary" to="/login" state={{ from: `/product/${productId}` }}>
                  Write a review
                </ButtonLink>
              )}
            </>
          )}
        </Invitation>
        <ReviewList {...loaded} empty={`Nobody has reviewed ${product.name} yet.`} />
      </Parts>
    </Section>
  );
}

const Parts = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(8),
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) min(23.75rem, 40%)',
    columnGap: theme.space(12),
    '& > h2': { gridColumn: '1 / -1' },
    '& > h2 + div': { gridColumn: 2, gridRow: 2 },
  },
}));

const Invitation = styled.div(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space(5),
  '& > form': { width: '100%' },
}));
