import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { ButtonLink } from '@glow/shared/navigation';
import { CONTACT } from '@glow/shared/policy';
import { Button } from '@glow/shared/ui';
import { useId } from 'react';
import { featureFlags } from '../../data/featureFlags';

/** Write a Review: opens an e-mail if the feature flag is on, otherwise does nothing (PROD-17). */
export function WriteReview({ product }: { product: Product }) {
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
    <ButtonWithNote>
      <Button type="button" variant="secondary" aria-describedby={noteId}>
        Write a Review
      </Button>
      <p id={noteId}>Reviews open after launch</p>
    </ButtonWithNote>
  );
}

const ButtonWithNote = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  p: { fontSize: theme.text.md, color: theme.colors.textSoft },
}));
