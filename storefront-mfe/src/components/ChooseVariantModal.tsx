import styled from '@emotion/styled';
import { useAddToCart } from '@glow/shared/app';
import { priceOf, stockOf, stockText, type Product, type Variant } from '@glow/shared/catalog';
import { Price } from '@glow/shared/commerce';
import { Button, Modal, Picture, Stack } from '@glow/shared/ui';
import { useId, useState } from 'react';
import { choiceOf, useAvailability } from './useAvailability';
import { VariantPicker } from './VariantPicker';

export interface ChooseVariantModalProps {
  product: Product;
  isOpen: boolean;
  onClose(): void;
}

/** Dialog to choose the shade or size of a product to add (COL-19). */
export function ChooseVariantModal({ product, isOpen, onClose }: ChooseVariantModalProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} heading={`Choose a ${choiceOf(product)}`}>
      <Choice product={product} onDone={onClose} />
    </Modal>
  );
}

function Choice({ product, onDone }: { product: Product; onDone(): void }) {
  const [variant, setVariant] = useState<Variant>();
  const { inStock, hint } = useAvailability(product, variant);
  const addToCart = useAddToCart();
  const noteId = useId();

  function handleAdd() {
    // close this modal first: only one may be open, and the cart drawer opens next
    onDone();
    addToCart(product, variant);
  }

  return (
    <Content>
      <Summary gap={4}>
        <Picture name={variant?.image ?? product.images[0] ?? ''} alt="" sizes="120px" />
        <div>
          <p>{product.name}</p>
          <Price
            price={priceOf(product, variant)}
            originalPrice={variant?.price === undefined ? product.originalPrice : undefined}
          />
        </div>
      </Summary>
      <VariantPicker product={product} selected={variant} onSelect={setVariant} />
      <Actions gap={2}>
        <Button
          type="button"
          fullWidth
          disabled={!inStock || hint !== undefined}
          aria-describedby={noteId}
          onClick={handleAdd}
        >
          Add to Cart
        </Button>
        <p id={noteId}>{hint ?? stockText(stockOf(product, variant))}</p>
      </Actions>
    </Content>
  );
}

const Content = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(6), padding: theme.space(6) }));

const Summary = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: '88px 1fr',
  alignItems: 'center',
  img: { borderRadius: theme.radius.medium },
  p: { fontFamily: theme.fonts.display, fontSize: theme.heading.xs, lineHeight: 1.2 },
}));

const Actions = styled(Stack)(({ theme }) => ({
  '& > p': { minHeight: '1.6em', fontSize: theme.text.md, textAlign: 'center', color: theme.colors.textSoft },
}));
