import { useTheme } from '@emotion/react';
import type { Product } from '@glow/shared/catalog';
import { Button, ButtonLink } from '@glow/shared/ui';
import { useId } from 'react';
import { featureFlags } from '../featureFlags';

/** Write a Review: opens an e-mail if the feature flag is on, otherwise does nothing (PROD-17). */
export function WriteReview({ product }: { product: Product }) {
  const noteId = useId();
  const { colors, space } = useTheme();
  const subject = encodeURIComponent(`Review of ${product.name}`);

  if (featureFlags.writeReview) {
    return (
      <ButtonLink to={`mailto:care@glow.example?subject=${subject}`} variant="secondary">
        Write a Review
      </ButtonLink>
    );
  }
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(4)}` }}>
      <Button type="button" variant="secondary" aria-describedby={noteId}>
        Write a Review
      </Button>
      <p id={noteId} css={{ fontSize: 14, color: colors.textSoft }}>
        Reviews open after launch
      </p>
    </div>
  );
}
