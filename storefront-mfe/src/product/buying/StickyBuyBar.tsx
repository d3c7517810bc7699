import styled from '@emotion/styled';
import { priceOf, variantText, type Product, type Variant } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Button, Container, Picture, VisuallyHidden, sticky } from '@glow/shared/ui';
import { useRef } from 'react';
import type { Purchase } from './usePurchase';

interface StickyBuyBarProps {
  product: Product;
  variant: Variant | undefined;
  purchase: Purchase;
}

/** On wide screens, at the bottom of the screen while the page's own button is out of sight: product, price and Add to Cart (PROD-42). */
export function StickyBuyBar({ product, variant, purchase }: StickyBuyBarProps) {
  const { reason, needsChoice, add, focusPicker } = purchase;
  const note = useRef<HTMLParagraphElement>(null);

  return (
    <Place>
      <Bar aria-label="Buy">
        <Columns>
          <Picture name={product.images[0] ?? ''} alt="" sizes="48px" />
          <div>
            <Name>{product.name}</Name>
            <p ref={note} tabIndex={-1}>
              {(!needsChoice && reason) || (variant && variantText(variant))}
            </p>
          </div>
          <strong>{formatPrice(priceOf(product, variant))}</strong>
          {needsChoice ? (
            <Button type="button" onClick={focusPicker}>
              {reason}
            </Button>
          ) : (
            <Button type="button" disabled={reason !== undefined} onClick={() => add(note.current)}>
              Add to Cart<VisuallyHidden> {product.name}</VisuallyHidden>
            </Button>
          )}
        </Columns>
      </Bar>
    </Place>
  );
}

/** The bar's height, and its distance from the end of the column; with both it fits into the column's padding. */
const BAR_HEIGHT = '4.75rem';
const BAR_DISTANCE = '1.25rem';

/** Takes no room in the page, so that nothing moves when the bar appears. The bar hangs below it: at the end of the page's column it is in the column's padding. */
const Place = styled.div(({ theme }) => ({
  display: 'none',
  // not on low screens
  [`${theme.from.tablet} and (min-height: 30em)`]: {
    display: 'block',
    ...sticky,
    zIndex: 5,
    bottom: `calc(${BAR_HEIGHT} + ${BAR_DISTANCE})`,
    height: 0,
    // the gap of the column
    marginTop: `-${theme.space(6)}`,
  },
}));

const Bar = styled.section(({ theme }) => ({
  position: 'absolute',
  display: 'grid',
  alignItems: 'center',
  top: BAR_DISTANCE,
  height: BAR_HEIGHT,
  // as wide as the screen
  insetInline: 'calc(50% - 50vw)',
  borderTop: `1px solid ${theme.colors.line}`,
  background: theme.colors.background,
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: theme.space(4),
  img: { borderRadius: theme.radius.small },
  'div > p:last-of-type': { fontSize: theme.text.md, lineHeight: 1.4, color: theme.colors.textSoft },
  'p:focus': { outline: 'none' },
  strong: {
    fontSize: theme.text.xl,
    fontWeight: theme.weight.semibold,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
}));

const Name = styled.p(({ theme }) => ({
  overflow: 'hidden',
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.xs,
  lineHeight: 1.2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));
