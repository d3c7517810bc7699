import { useTheme } from '@emotion/react';
import { useAddToCart } from '@glow/shared/app';
import { priceOf, stockOf, stockText, type Product, type Variant } from '@glow/shared/catalog';
import { Button, Modal, Picture, Price } from '@glow/shared/ui';
import { useId, useState } from 'react';
import { choiceOf, useAvailability } from './useAvailability';
import { VariantPicker } from './VariantPicker';

/** The dialog's product and open state. */
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
  const { colors, space, radius, fonts } = useTheme();

  function handleAdd() {
    // close this modal first: only one may be open, and the cart drawer opens next
    onDone();
    addToCart(product, variant);
  }

  return (
    <div css={{ display: 'grid', gap: space(6), padding: space(6) }}>
      <div css={{ display: 'grid', gridTemplateColumns: '88px 1fr', alignItems: 'center', gap: space(4) }}>
        <Picture name={product.images[0] ?? ''} alt="" sizes="88px" css={{ borderRadius: radius.medium }} />
        <div>
          <p css={{ fontFamily: fonts.display, fontSize: 22, lineHeight: 1.2 }}>{product.name}</p>
          <Price
            price={priceOf(product, variant)}
            originalPrice={variant?.price === undefined ? product.originalPrice : undefined}
          />
        </div>
      </div>
      <VariantPicker product={product} selected={variant} onSelect={setVariant} />
      <div css={{ display: 'grid', gap: space(2) }}>
        <Button
          type="button"
          fullWidth
          disabled={!inStock || hint !== undefined}
          aria-describedby={noteId}
          onClick={handleAdd}
        >
          Add to Cart
        </Button>
        <p id={noteId} css={{ minHeight: '1.6em', fontSize: 14, textAlign: 'center', color: colors.textSoft }}>
          {hint ?? stockText(stockOf(product, variant))}
        </p>
      </div>
    </div>
  );
}
