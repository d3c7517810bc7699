import styled from '@emotion/styled';
import { preHydrationClickProps } from '@glow/shared/cart';
import { priceOf, type Product, type Variant } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Button, sticky } from '@glow/shared/ui';
import { useId, useRef, type RefObject } from 'react';
import { WishlistButton } from '../../components/WishlistButton';
import type { Purchase } from './usePurchase';

interface BuyBarProps {
  product: Product;
  variant: Variant | undefined;
  purchase: Purchase;
  ref: RefObject<HTMLDivElement | null>;
}

/** Add to Cart with the reason if it is disabled, and the wishlist button (PROD-10); on phones a sticky bottom bar with the price. */
export function BuyBar({ product, variant, purchase, ref }: BuyBarProps) {
  const { reason, needsChoice, add, focusPicker } = purchase;
  const noteId = useId();
  const note = useRef<HTMLParagraphElement>(null);

  return (
    <Bar ref={ref}>
      <Button
        type="button"
        disabled={reason !== undefined}
        aria-describedby={reason && noteId}
        onClick={() => add(note.current)}
        {...preHydrationClickProps(product, variant)}
      >
        Add to Cart
      </Button>
      <SaveButton product={product} />
      <PriceAndNote>
        <Price aria-hidden="true">{formatPrice(priceOf(product, variant))}</Price>
        <p ref={note} id={noteId} tabIndex={-1}>
          {needsChoice ? (
            <button type="button" onClick={focusPicker}>
              {reason}
            </button>
          ) : (
            reason
          )}
        </p>
        <noscript>The cart needs JavaScript.</noscript>
      </PriceAndNote>
    </Bar>
  );
}

const Bar = styled.div(({ theme }) => ({
  // last item of the page's single column, sticks to the bottom of the screen
  ...sticky,
  zIndex: 5,
  bottom: 0,
  order: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${theme.pageMargin})`,
  padding: `${theme.space(3)} ${theme.pageMargin} max(${theme.space(3)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.colors.line}`,
  background: theme.colors.background,
  '& > button:first-of-type': { flex: '1 1 8rem', paddingInline: theme.space(2) },
  [theme.from.tablet]: {
    position: 'static',
    order: 0,
    rowGap: theme.space(1),
    margin: 0,
    padding: 0,
    border: 0,
  },
}));

const SaveButton = styled(WishlistButton)(({ theme }) => ({
  // beside the button, also if the text is large
  width: 'min(3.25rem, 15vw)',
  height: 'min(3.25rem, 15vw)',
  border: `1px solid ${theme.colors.lineStrong}`,
}));

const PriceAndNote = styled.div(({ theme }) => ({
  order: -1,
  flex: '1 1 4.5rem',
  maxWidth: '7.25rem',
  fontSize: theme.text.sm,
  lineHeight: 1.3,
  color: theme.colors.textSoft,
  'p:focus': { outline: 'none' },
  button: {
    minHeight: '1.5rem',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'left',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  [theme.from.tablet]: { order: 0, flexBasis: '100%', maxWidth: 'none', minHeight: '1.5rem', fontSize: theme.text.lg },
}));

const Price = styled.p(({ theme }) => ({
  fontSize: theme.text.xl,
  fontWeight: theme.weight.semibold,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.colors.text,
  [theme.from.tablet]: { display: 'none' },
}));
