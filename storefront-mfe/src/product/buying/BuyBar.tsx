import styled from '@emotion/styled';
import { priceOf } from '@glow/shared/catalog';
import { Price } from '@glow/shared/commerce';
import { Button, Container, Picture, VisuallyHidden, sticky } from '@glow/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { FIRST_SIZES } from '../gallery/Gallery';
import type { PurchaseProps } from './usePurchase';

/** At the bottom of the screen, down to the footer, while the page's own button is out of sight (PROD-42). */
export function BuyBar({ product, variant, purchase }: PurchaseProps) {
  const { reason, needsChoice, isSoldOut, buttonsRef, add, focusMissing } = purchase;
  const [isShown, setIsShown] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const click =
    needsChoice || isSoldOut
      ? { onClick: focusMissing }
      : { onClick: () => add(note.current), disabled: reason !== undefined };

  useEffect(() => {
    const own = buttonsRef.current;
    const observer = new IntersectionObserver(
      (entries) => {
        const isAway = !entries.at(-1)?.isIntersecting;
        // the focus does not stay in a hidden bar
        if (!isAway && bar.current?.contains(document.activeElement))
          own?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
        setIsShown(isAway);
      },
      // below the header and above the lower edge, less half a button
      { rootMargin: '-80px 0px -26px' },
    );
    if (own) observer.observe(own);
    return () => observer.disconnect();
  }, [buttonsRef]);

  return (
    <Bar
      ref={bar}
      aria-label="Buy"
      data-bar={isShown || undefined}
      style={{ visibility: isShown ? undefined : 'hidden' }}
    >
      <Columns>
        {/* the file that the gallery has loaded */}
        <Picture name={variant?.image ?? product.images[0] ?? ''} alt="" sizes={FIRST_SIZES} />
        <div>
          <p>{product.name}</p>
          <p ref={note} tabIndex={-1}>
            <Price price={priceOf(product, variant)} />{' '}
            {isSoldOut ? 'Sold\u00a0out' : needsChoice ? '' : (reason ?? variant?.name)}
          </p>
        </div>
        <Button type="button" size="small" {...click}>
          {isSoldOut ? 'Tell me when it is back' : needsChoice ? reason : 'Add to Cart'}
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
  // the price and the button alone
  '@media (max-width: 22.5em)': { 'img, p:first-of-type': { display: 'none' } },
}));
