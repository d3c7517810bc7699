import styled from '@emotion/styled';
import { lazyComponent, useAddToCart } from '@glow/shared/app';
import { preHydrationClickProps } from '@glow/shared/cart';
import { stockOf, stockText, type Product } from '@glow/shared/catalog';
import { Navigate } from '@glow/shared/router';
import { Button, VisuallyHidden, Stack } from '@glow/shared/ui';
import { Suspense, useId, useState } from 'react';
import { useAvailability } from './useAvailability';
import type { ChooseVariantModalProps } from './ChooseVariantModal';

const ChooseVariant = lazyComponent(async () => (await import('./ChooseVariantModal')).ChooseVariantModal, {
  fallback: ProductPageInstead,
});

function ProductPageInstead({ product, isOpen }: ChooseVariantModalProps) {
  return isOpen && <Navigate to={`/product/${product.id}`} />;
}

/** Adds one unit, or first asks for the shade or size; disabled with the reason if nothing can be added (COL-19). */
export function CardOffer({ product, isInert = false }: { product: Product; isInert?: boolean }) {
  // undefined: the dialog has not been opened yet
  const [isChoosing, setIsChoosing] = useState<boolean>();
  const addToCart = useAddToCart();
  const { inStock, hint } = useAvailability(product);
  const noteId = useId();
  const hasChoice = product.variants !== undefined;
  const isDirect = !hasChoice && !isInert;
  const note = !inStock ? stockText(stockOf(product)) : hasChoice ? undefined : hint;

  function handleIntent() {
    if (hasChoice && !isInert) ChooseVariant.preload();
  }

  function handleClick() {
    if (isInert) return;
    if (hasChoice) setIsChoosing(true);
    else addToCart(product);
  }

  return (
    <Offer gap={1.5}>
      {note && <p id={noteId}>{note}</p>}
      <Button
        type="button"
        variant="secondary"
        size="small"
        fullWidth
        disabled={note !== undefined}
        aria-describedby={note && noteId}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
        onClick={handleClick}
        {...(isDirect && preHydrationClickProps(product))}
      >
        Add to Cart<VisuallyHidden> {product.name}</VisuallyHidden>
      </Button>
      {isChoosing !== undefined && (
        <Suspense fallback={null}>
          <ChooseVariant product={product} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </Offer>
  );
}

const Offer = styled(Stack)(({ theme }) => ({
  // the button is above the link that covers the card
  '& > button': { position: 'relative', zIndex: 1 },
  '& > p': { fontSize: theme.text.md, fontWeight: theme.weight.semibold, color: theme.colors.textSoft },
}));
