import styled from '@emotion/styled';
import { preHydrationClickProps } from '@glow/shared/cart';
import { priceOf } from '@glow/shared/catalog';
import { Price } from '@glow/shared/commerce';
import { Button, Container, Picture, VisuallyHidden, sticky } from '@glow/shared/ui';
import { useRef } from 'react';
import { FIRST_SIZES } from '../gallery/Gallery';
import type { PurchaseProps } from './usePurchase';

/** At the bottom of the screen, until the footer is reached (PROD-42). */
export function BuyBar({ product, variant, purchase }: PurchaseProps) {
  const { reason, needsChoice, add, focusPicker } = purchase;
  const note = useRef<HTMLParagraphElement>(null);
  const click = needsChoice
    ? { onClick: focusPicker }
    : { onClick: () => add(note.current), disabled: reason !== undefined, ...preHydrationClickProps(product, variant) };

  return (
    <Bar aria-label="Buy" data-bar>
      <Columns>
        {/* the file that the gallery has loaded */}
        <Picture name={variant?.image ?? product.images[0] ?? ''} alt="" sizes={FIRST_SIZES} />
        <div>
          <p>{product.name}</p>
          <p ref={note} tabIndex={-1}>
            <Price price={priceOf(product, variant)} /> {needsChoice ? '' : (reason ?? variant?.name)}
          </p>
        </div>
        <Button type="button" {...click}>
          {needsChoice ? reason : 'Add to Cart'}
          <VisuallyHidden> {product.name}</VisuallyHidden>
        </Button>
      </Columns>
    </Bar>
  );
}

const Bar = styled.section(({ theme }) => ({
  ...sticky,
  zIndex: 5,
  bottom: 0,
  paddingBlock: `${theme.space(2.5)} max(${theme.space(2.5)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.colors.line}`,
  background: theme.colors.background,
  '@media (scripting: none)': { display: 'none' },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(3),
  img: { width: 48, borderRadius: theme.radius.small },
  '& > div': { flex: '1 1 4.5rem', minWidth: 0, fontSize: theme.text.md, lineHeight: 1.3 },
  'p:first-of-type': {
    overflow: 'hidden',
    fontFamily: theme.fonts.display,
    fontSize: theme.text.xl,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  button: { minHeight: theme.touchTarget, paddingInline: theme.space(5) },
}));
