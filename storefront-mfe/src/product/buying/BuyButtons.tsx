import styled from '@emotion/styled';
import { preHydrationClickProps } from '@glow/shared/cart';
import { Button } from '@glow/shared/ui';
import { useId, useRef } from 'react';
import { WishlistButton } from '../../components/WishlistButton';
import type { PurchaseProps } from './usePurchase';

/** Add to Cart, the reason if it is disabled, which a missing choice makes the main button, and the wishlist button (PROD-10). */
export function BuyButtons({ product, variant, purchase }: PurchaseProps) {
  const { reason, needsChoice, add, focusPicker } = purchase;
  const reasonId = useId();
  const note = useRef<HTMLParagraphElement>(null);

  return (
    <Buttons>
      {needsChoice && (
        <Button id={reasonId} type="button" onClick={focusPicker}>
          {reason}
        </Button>
      )}
      <Button
        type="button"
        variant={needsChoice ? 'quiet' : 'primary'}
        disabled={reason !== undefined}
        aria-describedby={reason && reasonId}
        onClick={() => add(note.current)}
        {...preHydrationClickProps(product, variant)}
      >
        Add to Cart
      </Button>
      <SaveButton product={product} />
      {!needsChoice && (
        <p ref={note} id={reasonId} tabIndex={-1}>
          {reason}
        </p>
      )}
      <noscript>The cart needs JavaScript.</noscript>
    </Buttons>
  );
}

const Buttons = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(1)} ${theme.space(3)}`,
  '& > button:first-of-type': { flex: '1 1 8rem', paddingInline: theme.space(2) },
  'button:disabled': { textDecoration: 'none' },
  '& > p': { flexBasis: '100%', fontSize: theme.text.lg, color: theme.colors.textSoft },
  'p:focus': { outline: 'none' },
}));

const SaveButton = styled(WishlistButton)(({ theme }) => ({
  // beside the button, also if the text is large
  width: 'min(3.25rem, 15vw)',
  height: 'min(3.25rem, 15vw)',
  border: `1px solid ${theme.colors.lineStrong}`,
}));
